const minuteMs = 60_000;

/** The client cache's limits. Source: specification section 9. */
export const cacheLimits = { entries: 1000, defaultTtlMs: 5 * minuteMs } as const;

/** Lifetimes by what is held, in milliseconds. Source: specification section 9. */
export const cacheLifetimesMs = {
  timeZoneNames: 60 * minuteMs,
  subscription: 10 * minuteMs,
  adminCheck: 15 * minuteMs,
  userDataBatch: 5 * minuteMs,
  performanceStats: minuteMs,
  eventsSummary: 5 * minuteMs,
} as const;

/** How many events the summary asks for. Source: specification section 9. */
export const eventsSummaryLimit = 20;
