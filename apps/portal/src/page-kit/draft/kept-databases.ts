/** Where the run of show is kept for a place without a connection. */
export const runOfShowDatabase = "jubilee-run-of-show";

/** Takes off the device what was kept for the one who signs out; where a browser keeps no databases, nothing was. */
export function forgetKeptDatabases(): void {
  globalThis.indexedDB?.deleteDatabase(runOfShowDatabase);
}
