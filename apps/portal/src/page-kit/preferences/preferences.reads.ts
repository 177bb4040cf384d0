import {
  createPersonPreferencesApi,
  type PersonPreferences,
} from "@jubilee/core/account/person-preferences.api";
import type { DataClient, Read } from "../../app/routing/reads.types.ts";

/** The cache is one person's. */
export const preferencesKey = ["preferences"] as const;

/** What the reader has chosen for every screen: few and small, so one call. */
export const preferencesRead = (client: DataClient): Read<PersonPreferences> => ({
  key: preferencesKey,
  call: () => createPersonPreferencesApi(client).all(),
});
