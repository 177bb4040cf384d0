/** A row of `query_performance_log`. Source: specification section 3. */
export interface QueryLogEntry {
  queryType: string;
  executionTimeMs: number;
  cacheHit: boolean;
  /** ISO instant. */
  createdAt: string;
}
