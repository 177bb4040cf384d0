import { readUses, usesPrefix, withUse } from "@jubilee/core/insight/palette.rules";
import type { Used } from "@jubilee/core/insight/palette.types";

type Shelf = Pick<Storage, "getItem" | "setItem">;

/** What this person opened on this device, the newest first. */
export function usesOn(shelf: Shelf, userId: string): Used[] {
  try {
    return readUses(shelf.getItem(usesPrefix + userId));
  } catch {
    // Storage is blocked: nothing was kept.
    return [];
  }
}

/** Keeps on this device that something was opened. */
export function noteUse(
  shelf: Shelf,
  userId: string,
  one: Pick<Used, "key" | "title" | "kind">,
  nowMs = Date.now(),
): void {
  try {
    const kept = withUse(usesOn(shelf, userId), one, nowMs);
    shelf.setItem(usesPrefix + userId, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full: the palette is ordered as for everybody.
  }
}

/** Forgets what was opened, whoever did. */
export function forgetUses(open: () => Storage): void {
  try {
    const shelf = open();
    const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index));
    for (const key of keys) if (key?.startsWith(usesPrefix)) shelf.removeItem(key);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
