import { createElement, Suspense } from "react";
import { laterToaster } from "./laterToaster.ts";
import { useIsOnDevice } from "./useIsOnDevice.ts";

/** The notices' region. It comes after the first paint: a page starts without notices. */
export function Notices() {
  const isOnDevice = useIsOnDevice();
  if (!isOnDevice) return null;
  return <Suspense fallback={null}>{createElement(laterToaster.part())}</Suspense>;
}
