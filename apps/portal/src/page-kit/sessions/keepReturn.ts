import { readReturn, returnKey, writeReturn } from "@jubilee/core/account/return.rules";

/** Keeps where a sign-up began, so that the mail which confirms it leads back there. */
export function keepReturn(storage: Storage, path: string, nowMs: number): void {
  storage.setItem(returnKey, writeReturn(path, nowMs));
}

/** Forgets it once somebody is there. */
export function forgetReturn(storage: Storage, path: string, nowMs: number): void {
  if (readReturn(storage.getItem(returnKey), nowMs, "") === path) storage.removeItem(returnKey);
}
