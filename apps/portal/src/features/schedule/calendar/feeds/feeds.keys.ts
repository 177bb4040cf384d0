/** Under this name the calendar addresses are kept. */
export const feedsKey = ["calendar-feeds"] as const;
