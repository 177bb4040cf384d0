type Shelf = Pick<Storage, "getItem" | "setItem">;

const key = "jubilee-support-seen";

/** When each request stood as it was last opened, by its id; nothing where the device keeps nothing. */
export function readRecord(open: () => Shelf): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(open().getItem(key) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      ),
    );
  } catch {
    // Storage is blocked or holds somebody else's text: every answer is new.
    return {};
  }
}

export function writeRecord(open: () => Shelf, seen: Readonly<Record<string, string>>): void {
  try {
    open().setItem(key, JSON.stringify(seen));
  } catch {
    // Storage is blocked or full: what was opened is known as long as the page.
  }
}
