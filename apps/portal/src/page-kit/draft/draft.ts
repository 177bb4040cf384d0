/** Begins every key here; counts up when what is kept changes its shape. */
const prefix = "jubilee-draft-1:";

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What was typed and not sent, with what it was typed over. */
interface Kept {
  over: string;
  value: unknown;
}

/** What somebody typed and did not send; null where nothing is kept or it was typed over something else. */
export function readDraft(shelf: Shelf, name: string, over = ""): unknown {
  try {
    const kept = JSON.parse(shelf.getItem(prefix + name) ?? "null") as Kept | null;
    return kept?.over === over ? kept.value : null;
  } catch {
    // Storage is blocked or holds somebody else's text: the form begins empty.
    return null;
  }
}

/** Keeps on this device what is typed, until it is sent. */
export function keepDraft(shelf: Shelf, name: string, value: unknown, over = ""): void {
  try {
    shelf.setItem(prefix + name, JSON.stringify({ over, value } satisfies Kept));
  } catch {
    // Storage is blocked or full: what is typed lasts as long as the page.
  }
}

/** Forgets what was typed: it is sent, or given up. */
export function forgetDraft(shelf: Shelf, name: string): void {
  try {
    shelf.removeItem(prefix + name);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

/** Forgets everything that was typed and not sent, whoever typed it. */
export function forgetDrafts(open: () => Storage): void {
  try {
    const shelf = open();
    const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index));
    for (const key of keys) if (key?.startsWith(prefix)) shelf.removeItem(key);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
