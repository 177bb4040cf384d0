import type { DatabaseClient } from "../database/client.types.ts";
import { cacheLifetimesMs, eventsSummaryLimit } from "../base/cache.rules.ts";
import type { Cache } from "../base/cache.types.ts";
import type { ListPage } from "../base/lists.types.ts";
import type { QueryLogEntry } from "./query-log.types.ts";

const dayMs = 86_400_000;
/** Entries of a page where nobody says how many. */
const usualSize = 25;

export interface QueryLogSettings {
  client: DatabaseClient;
  cache: Cache;
  nowMs: () => number;
  /** The signed-in user, or null. */
  userId: () => string | null;
  report: (error: unknown) => void;
  /** Whether times are written down; not while an administrator looks at somebody's account. */
  isLogged: boolean;
}

export interface EventSummary {
  id: string;
  name: string;
  start_date: string;
  end_date: string;
  location_name: string | null;
}

export interface MeasuredQueries {
  /** Runs a cached call, writes its time to the log, logs and rethrows its error. */
  measure: <Value>(
    queryType: string,
    key: string,
    ttlMs: number,
    load: () => Promise<Value>,
  ) => Promise<Value>;
  getTimeZoneNames: () => Promise<unknown>;
  getUserDataBatch: (userId: string) => Promise<unknown>;
  /** The user's newest 20 events. */
  listEventSummaries: (userId: string) => Promise<EventSummary[]>;
  /** Somebody changed an event: the next list is read anew. */
  forgetEventSummaries: (userId: string) => void;
  /** A part of the last 24 hours, newest first. */
  listPerformance: (part: { from?: number; size?: number }) => Promise<ListPage<QueryLogEntry>>;
}

/**
 * The cached queries with a name in the specification (section 7) and their performance log.
 * 'Query errors are logged and rethrown.' (section 8)
 */
export function createMeasuredQueries(settings: QueryLogSettings): MeasuredQueries {
  const { client, cache, nowMs, userId, report, isLogged } = settings;

  async function write(queryType: string, executionTimeMs: number, cacheHit: boolean) {
    if (!isLogged) return;
    const { error } = await client.from("query_performance_log").insert({
      query_type: queryType,
      execution_time_ms: Math.round(executionTimeMs),
      cache_hit: cacheHit,
      user_id: userId(),
    });
    if (error) report(error);
  }

  const measure: MeasuredQueries["measure"] = async (queryType, key, ttlMs, load) => {
    const startMs = nowMs();
    const cacheHit = cache.has(key);
    try {
      const value = await cache.remember(key, ttlMs, load);
      write(queryType, nowMs() - startMs, cacheHit).catch(report);
      return value;
    } catch (error) {
      report(error);
      throw error;
    }
  };

  const unwrap = <Value>({ data, error }: { data: Value; error: unknown }): Value => {
    if (error) throw error;
    return data;
  };

  return {
    measure,
    getTimeZoneNames: () =>
      measure("timezone_names", "timezone_names", cacheLifetimesMs.timeZoneNames, async () =>
        unwrap(await client.rpc("get_timezone_names")),
      ),
    getUserDataBatch: (id) =>
      measure("user_data_batch", `user_data:${id}`, cacheLifetimesMs.userDataBatch, async () =>
        unwrap(await client.rpc("get_user_data_batch", { user_id_param: id })),
      ),
    listEventSummaries: (id) =>
      measure("events_summary", `events_summary:${id}`, cacheLifetimesMs.eventsSummary, async () =>
        unwrap(
          await client
            .from("events")
            .select("id, name, start_date, end_date, location_name")
            .eq("user_id", id)
            .order("start_date", { ascending: false })
            .limit(eventsSummaryLimit),
        ),
      ).then((rows) => rows ?? []),
    forgetEventSummaries: (id) => cache.forget(`events_summary:${id}`),
    listPerformance: ({ from = 0, size = usualSize }) =>
      cache.remember(
        `performance_stats:${from}:${size}`,
        cacheLifetimesMs.performanceStats,
        async () => {
          const answer = await client
            .from("query_performance_log")
            .select("query_type, execution_time_ms, cache_hit, created_at", { count: "exact" })
            .gte("created_at", new Date(nowMs() - dayMs).toISOString())
            .order("created_at", { ascending: false })
            .range(from, from + size - 1);
          const rows = unwrap(answer) ?? [];
          return {
            total: answer.count ?? rows.length,
            rows: rows.map((row) => ({
              queryType: row.query_type,
              executionTimeMs: row.execution_time_ms,
              cacheHit: row.cache_hit,
              createdAt: row.created_at,
            })),
          };
        },
      ),
  };
}
