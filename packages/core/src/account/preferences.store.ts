import { createStore } from "zustand/vanilla";
import { preferenceKeys, readLocale, readRail, readTheme } from "./preferences.rules.ts";
import type { Preferences, ThemeChoice } from "./preferences.types.ts";
import type { ReadableStore } from "../base/stores.types.ts";

export interface PreferenceStore extends ReadableStore<Preferences> {
  setTheme: (theme: ThemeChoice) => void;
  setRail: (rail: "narrow" | "wide") => void;
  /** Null follows the device. */
  setLocale: (locale: string | null) => void;
}

/**
 * This device's choices. A device that cannot store them keeps them until the page is closed.
 * `getInitialState` is nobody's choice: what pages made ahead of time show.
 */
export function createPreferenceStore(
  storage: Pick<Storage, "getItem" | "setItem">,
  report: (error: unknown) => void,
): PreferenceStore {
  const store = createStore<Preferences>(() => ({
    theme: readTheme(null),
    rail: readRail(null),
    locale: readLocale(null),
  }));
  store.setState({
    theme: readTheme(storage.getItem(preferenceKeys.theme)),
    rail: readRail(storage.getItem(preferenceKeys.rail)),
    locale: readLocale(storage.getItem(preferenceKeys.locale)),
  });
  const keep = (key: string, value: string) => {
    try {
      storage.setItem(key, value);
    } catch (error) {
      report(error);
    }
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    setTheme(theme) {
      store.setState({ theme });
      keep(preferenceKeys.theme, theme);
    },
    setRail(rail) {
      store.setState({ rail });
      keep(preferenceKeys.rail, rail);
    },
    setLocale(locale) {
      store.setState({ locale: readLocale(locale) });
      keep(preferenceKeys.locale, locale ?? "");
    },
  };
}
