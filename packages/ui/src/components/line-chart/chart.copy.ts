/** Heads of the tables that stand for charts. */
export const chartWords = { part: "Part", point: "Point" };
