/** Where the run of show is kept for a place without a connection. */
export const runOfShowDatabase = "jubilee-run-of-show";

/** Takes off the device what was kept for the one who signs out. */
export function forgetKeptDatabases(): void {
  indexedDB.deleteDatabase(runOfShowDatabase);
}
