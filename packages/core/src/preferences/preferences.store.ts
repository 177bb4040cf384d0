import { createStore, type StoreApi } from "zustand/vanilla";
import { preferenceKeys, readTheme } from "./preferences.rules.ts";
import type { Preferences, ThemeChoice } from "./preferences.types.ts";

export interface PreferenceStore extends Pick<StoreApi<Preferences>, "getState" | "subscribe"> {
  setTheme: (theme: ThemeChoice) => void;
  setRailNarrow: (isRailNarrow: boolean) => void;
}

/** This device's choices. A device that cannot store them keeps them until the page is closed. */
export function createPreferenceStore(
  storage: Pick<Storage, "getItem" | "setItem">,
  report: (error: unknown) => void,
): PreferenceStore {
  const store = createStore<Preferences>(() => ({
    theme: readTheme(storage.getItem(preferenceKeys.theme)),
    isRailNarrow: storage.getItem(preferenceKeys.rail) === "narrow",
  }));
  const keep = (key: string, value: string) => {
    try {
      storage.setItem(key, value);
    } catch (error) {
      report(error);
    }
  };

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    setTheme(theme) {
      store.setState({ theme });
      keep(preferenceKeys.theme, theme);
    },
    setRailNarrow(isRailNarrow) {
      store.setState({ isRailNarrow });
      keep(preferenceKeys.rail, isRailNarrow ? "narrow" : "wide");
    },
  };
}
