import { CallError, valueOf } from "@jubilee/core/base/result.rules";
import type { Result } from "@jubilee/core/base/result.types";
import {
  useQueries,
  useQuery,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from "@tanstack/react-query";
import { usePlanner } from "../../app/portal/usePlanner.ts";
import type { DataClient, Read } from "../../app/routing/reads.types.ts";

/** What is asked for and its answer so far. */
export type Reading<Value> = UseQueryResult<Value>;

export type ReadOptions<Value, Shown = Value> = Omit<
  UseQueryOptions<Value, Error, Shown>,
  "queryKey" | "queryFn"
>;

const lasting: ReadonlySet<string> = new Set(["not_found", "invalid_input"]);

/** Whether asking again cannot help: it is not there, not one's own, or no such name can be. */
export function isMissing(error: unknown): boolean {
  return error instanceof CallError && lasting.has(error.failure.code);
}

/** Reads a record or a list, and keeps it under its key; once more where that can help. */
export function useRead<Value, Shown = Value>(
  key: QueryKey,
  call: () => Promise<Result<Value>>,
  options?: ReadOptions<Value, Shown>,
): Reading<Shown> {
  return useReadValue(key, () => valueOf(call()), options);
}

/** The same for what a page may read ahead: `useReading((client) => venueRead(client, id))`. */
export function useReading<Value, Shown = Value>(
  reading: (client: DataClient) => Read<Value>,
  options?: ReadOptions<Value, Shown>,
): Reading<Shown> {
  const { key, call } = reading(usePlanner().client);
  return useRead(key, call, options);
}

const onceMore = (count: number, error: Error) => count < 1 && !isMissing(error);

/** Several at once, each kept under its own key; they answer in the order they are asked in. */
export function useReadings<Value = unknown>(
  readings: (client: DataClient) => readonly Read<Value>[],
) {
  const { client } = usePlanner();
  return useQueries({
    queries: readings(client).map(({ key, call }) => ({
      retry: onceMore,
      queryKey: key,
      queryFn: () => valueOf(call()),
    })),
  });
}

/** The same for what several calls make together: `read` throws where one of them fails. */
export function useReadValue<Value, Shown = Value>(
  key: QueryKey,
  read: () => Promise<Value>,
  options: ReadOptions<Value, Shown> = {},
): Reading<Shown> {
  return useQuery({
    retry: onceMore,
    ...options,
    queryKey: key,
    queryFn: read,
  });
}
