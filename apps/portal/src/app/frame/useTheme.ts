import type { PreferenceStore } from "@jubilee/core/account/preferences.store";
import { applyTheme } from "@jubilee/ui/theme";
import { useEffect } from "react";
import { useStore } from "zustand";

/** Draws the chosen theme; `system` follows the device. */
export function useTheme(preferences: PreferenceStore): void {
  const theme = useStore(preferences, (state) => state.theme);
  useEffect(() => applyTheme(theme), [theme]);
}
