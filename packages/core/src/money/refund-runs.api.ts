import type { SupabaseClient } from "@supabase/supabase-js";
import { resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type {
  RefundOutlook,
  RefundRowState,
  RefundRun,
  RefundRunOrder,
} from "./refund-runs.types.ts";

/** Rows that are read at once: the most the server gives. */
const rowsAtOnce = 1_000;

export interface RefundRunsApi {
  /** What `start` would do; for null, all orders of the event that hold money. */
  preview: (eventId: string, orderIds: readonly string[] | null) => Promise<Result<RefundOutlook>>;
  /** Starts it in the background. The same key starts nothing more. */
  start: (
    eventId: string,
    orderIds: readonly string[] | null,
    reason: string,
    key: string,
  ) => Promise<Result<RefundRun>>;
  change: (runId: string, change: "pause" | "resume" | "cancel") => Promise<Result<RefundRun>>;
  /** Somebody handed an order's money back. */
  notePaidByHand: (runId: string, orderId: string) => Promise<Result<RefundRun>>;
  get: (runId: string) => Promise<Result<RefundRun>>;
  /** The last ones of an event, newest first. */
  list: (eventId: string) => Promise<Result<RefundRun[]>>;
  /** The first orders of some states. */
  orders: (runId: string, states: readonly RefundRowState[]) => Promise<Result<RefundRunOrder[]>>;
  /** Every order, however many. */
  allOrders: (runId: string) => Promise<Result<RefundRunOrder[]>>;
}

/** Calls that pay many orders back. */
export function createRefundRunsApi(client: SupabaseClient): RefundRunsApi {
  const rows = async (runId: string, states: readonly RefundRowState[] | null, after: number) =>
    resultOf<RefundRunOrder[]>(
      await client.rpc("list_refund_run_orders", {
        run_id_param: runId,
        states_param: states,
        after_param: after,
        page_size: rowsAtOnce,
      }),
    );
  return {
    preview: async (eventId, orderIds) =>
      resultOf(
        await client.rpc("preview_refund_run", {
          event_id_param: eventId,
          order_ids_param: orderIds,
        }),
      ),
    start: async (eventId, orderIds, reason, key) =>
      resultOf(
        await client.rpc("start_refund_run", {
          event_id_param: eventId,
          order_ids_param: orderIds,
          reason_param: reason.trim() || null,
          key_param: key,
        }),
      ),
    change: async (runId, change) =>
      resultOf(
        await client.rpc("change_refund_run", { run_id_param: runId, change_param: change }),
      ),
    notePaidByHand: async (runId, orderId) =>
      resultOf(
        await client.rpc("note_paid_by_hand", { run_id_param: runId, order_id_param: orderId }),
      ),
    get: async (runId) => resultOf(await client.rpc("get_refund_run", { run_id_param: runId })),
    list: async (eventId) =>
      resultOf(await client.rpc("list_refund_runs", { event_id_param: eventId })),
    orders: (runId, states) => rows(runId, states, 0),
    async allOrders(runId) {
      const all: RefundRunOrder[] = [];
      for (;;) {
        const part = await rows(runId, null, all.at(-1)?.position ?? 0);
        if (!part.ok) return part;
        all.push(...part.value);
        if (part.value.length < rowsAtOnce) return succeed(all);
      }
    },
  };
}
