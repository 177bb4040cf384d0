import { resolveTheme } from "@jubilee/core/account/preferences.rules";
import { media } from "@jubilee/ui/theme";
import { useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { usePortal } from "../portal/usePortal.ts";

function onDeviceTheme(listener: () => void): () => void {
  const query = matchMedia(media.dark);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** The theme that is drawn now, the device's wish included. */
export function useDrawnTheme(): "light" | "dark" {
  const { preferences } = usePortal();
  const choice = useStore(preferences, ({ theme }) => theme);
  const prefersDark = useSyncExternalStore(
    onDeviceTheme,
    () => matchMedia(media.dark).matches,
    () => false,
  );
  return resolveTheme(choice, prefersDark);
}
