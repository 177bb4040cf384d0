/** Heads of the tables that stand for charts. */
export const chartWords = { day: "Day", part: "Part", point: "Point" };
