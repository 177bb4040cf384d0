/** The databases every contract test runs on; `open` gives a fresh one's address. */
export const databases: { driver: string; open: () => Promise<string | null> }[] = [
  { driver: "pglite", open: () => Promise.resolve(null) },
];
