/** The orders of the list of events: by beginning, the last or the first on top, by name or place. */
export type EventSort = "latest" | "first" | "name" | "place";
