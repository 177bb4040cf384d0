/** The orders of the list of events: what comes next on top, by beginning, by name or place. */
export type EventSort = "next" | "latest" | "first" | "name" | "place";
