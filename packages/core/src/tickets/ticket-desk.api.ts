import { rowMap } from "../base/row-map.rules.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import { act, call } from "../base/calls.api.ts";
import { doneOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type {
  CapacityPool,
  IssuedOrder,
  IssueRequest,
  PromoInput,
  Reconciliation,
  Tax,
  TicketDesk,
  TicketEventLine,
  TicketSettings,
} from "./ticket-desk.types.ts";

export interface TicketDeskApi {
  /** Every event that sells, the nearest first. */
  overview: () => Promise<Result<TicketEventLine[]>>;
  open: (eventId: string) => Promise<Result<TicketDesk>>;
  saveSettings: (eventId: string, settings: TicketSettings) => Promise<Result<true>>;
  addTax: (accountId: string, tax: Omit<Tax, "id">) => Promise<Result<true>>;
  removeTax: (id: string) => Promise<Result<true>>;
  savePool: (
    eventId: string,
    pool: Pick<CapacityPool, "label" | "capacity"> & { id: string | null },
  ) => Promise<Result<true>>;
  removePool: (id: string) => Promise<Result<true>>;
  savePromoCode: (eventId: string, id: string | null, code: PromoInput) => Promise<Result<true>>;
  setPromoActive: (id: string, isActive: boolean) => Promise<Result<true>>;
  /** Only a code that was never used can go. */
  removePromoCode: (id: string) => Promise<Result<true>>;
  removeWaiting: (entryId: string) => Promise<Result<true>>;
  /** Sells or gives; all orders or none. */
  issue: (eventId: string, request: IssueRequest) => Promise<Result<IssuedOrder[]>>;
  reconcile: (eventId: string) => Promise<Result<Reconciliation>>;
}

/** The columns of a promo code. */
const codeRows = rowMap<"promo_codes", PromoInput>()({
  code: "code",
  kind: "kind",
  percentBps: "percent_bps",
  amountMinor: "amount_minor",
  ticketTypeIds: "ticket_type_ids",
  maxUses: "max_uses",
  perPerson: "per_person",
  startsAt: "starts_at",
  endsAt: "ends_at",
});

/** The columns of what an event sells by. */
const settingRows = rowMap<"ticket_settings", TicketSettings>()({
  feeBps: "fee_bps",
  feeFixedMinor: "fee_fixed_minor",
  offlineEnabled: "offline_enabled",
  offlineInstructions: "offline_instructions",
  offlineBank: "offline_bank",
  offlineDays: "offline_days",
  namesUntilHours: "names_until_hours",
  transfersEnabled: "transfers_enabled",
  cancelUntilHours: "cancel_until_hours",
  cancelRefundBps: "cancel_refund_bps",
  waitlistEnabled: "waitlist_enabled",
  offerHours: "offer_hours",
  sellerDetails: "seller_details",
});

/** Calls of the ticket screens. Prices, counts and decisions are the server's. */
export function createTicketDeskApi(client: DatabaseClient): TicketDeskApi {
  return {
    overview: () => call(client, "get_ticket_overview"),
    open: (eventId) => call(client, "get_ticket_desk", { event_id_param: eventId }),
    saveSettings: async (eventId, settings) =>
      doneOf(
        await client
          .from("ticket_settings")
          .upsert({ ...settingRows.toRow(settings), event_id: eventId }),
      ),
    addTax: async (accountId, { name, rateBps, isIncluded }) =>
      doneOf(
        await client.from("taxes").insert({
          account_id: accountId,
          name,
          rate_bps: rateBps,
          is_included: isIncluded,
        }),
      ),
    removeTax: async (id) => doneOf(await client.from("taxes").delete().eq("id", id)),
    savePool: async (eventId, { id, label, capacity }) =>
      doneOf(
        id
          ? await client.from("capacity_pools").update({ label, capacity }).eq("id", id)
          : await client.from("capacity_pools").insert({ event_id: eventId, label, capacity }),
      ),
    removePool: async (id) => doneOf(await client.from("capacity_pools").delete().eq("id", id)),
    savePromoCode: async (eventId, id, code) => {
      const columns = codeRows.toRow(code);
      return doneOf(
        id
          ? await client.from("promo_codes").update(columns).eq("id", id)
          : await client.from("promo_codes").insert({ ...columns, event_id: eventId }),
      );
    },
    setPromoActive: async (id, isActive) =>
      doneOf(await client.from("promo_codes").update({ is_active: isActive }).eq("id", id)),
    removePromoCode: async (id) => doneOf(await client.from("promo_codes").delete().eq("id", id)),
    removeWaiting: (entryId) => act(client, "remove_waitlist_entry", { entry_id_param: entryId }),
    async issue(eventId, request) {
      const issued = await call(client, "issue_tickets", {
        event_id_param: eventId,
        payload: request,
      });
      return issued.ok ? succeed(issued.value.orders) : issued;
    },
    reconcile: (eventId) => call(client, "get_reconciliation", { event_id_param: eventId }),
  };
}
