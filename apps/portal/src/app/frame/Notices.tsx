import { lazy, Suspense } from "react";
import { useIsOnDevice } from "./useIsOnDevice.ts";

const Toaster = lazy(async () => {
  const { Toaster } = await import("./toaster.ts");
  return { default: Toaster };
});

/** The notices' region. It comes after the first paint: a page starts without notices. */
export function Notices() {
  const isOnDevice = useIsOnDevice();
  if (!isOnDevice) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
