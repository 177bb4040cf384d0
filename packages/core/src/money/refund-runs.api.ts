import { cursorPage, readAllPages } from "../base/lists.rules.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import { succeed } from "../base/result.rules.ts";
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
export function createRefundRunsApi(client: DatabaseClient): RefundRunsApi {
  const rows = (runId: string, states: readonly RefundRowState[] | null, after: number) =>
    call(client, "list_refund_run_orders", {
      run_id_param: runId,
      states_param: states,
      after_param: after,
      page_size: rowsAtOnce,
    });
  return {
    preview: (eventId, orderIds) =>
      call(client, "preview_refund_run", {
        event_id_param: eventId,
        order_ids_param: orderIds,
      }),
    start: (eventId, orderIds, reason, key) =>
      call(client, "start_refund_run", {
        event_id_param: eventId,
        order_ids_param: orderIds,
        reason_param: reason.trim() || null,
        key_param: key,
      }),
    change: (runId, change) =>
      call(client, "change_refund_run", { run_id_param: runId, change_param: change }),
    notePaidByHand: (runId, orderId) =>
      call(client, "note_paid_by_hand", { run_id_param: runId, order_id_param: orderId }),
    get: (runId) => call(client, "get_refund_run", { run_id_param: runId }),
    list: (eventId) => call(client, "list_refund_runs", { event_id_param: eventId }),
    orders: (runId, states) => rows(runId, states, 0),
    allOrders: (runId) =>
      readAllPages(async (after: number | null) => {
        const part = await rows(runId, null, after ?? 0);
        return part.ok ? succeed(cursorPage(part.value, rowsAtOnce, (row) => row.position)) : part;
      }),
  };
}
