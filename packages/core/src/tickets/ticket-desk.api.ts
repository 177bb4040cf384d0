import type { SupabaseClient } from "@supabase/supabase-js";
import { failureFrom, resultOf, succeed } from "../base/result.rules.ts";
import type { DatabaseRefusal } from "../base/result.rules.ts";
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

function done({ error }: { error: DatabaseRefusal | null }): Result<true> {
  return error ? { ok: false, error: failureFrom(error) } : succeed(true);
}

function columnsOfCode(code: PromoInput) {
  return {
    code: code.code,
    kind: code.kind,
    percent_bps: code.percentBps,
    amount_minor: code.amountMinor,
    ticket_type_ids: code.ticketTypeIds,
    max_uses: code.maxUses,
    per_person: code.perPerson,
    starts_at: code.startsAt,
    ends_at: code.endsAt,
  };
}

function columnsOfSettings(eventId: string, settings: TicketSettings) {
  return {
    event_id: eventId,
    fee_bps: settings.feeBps,
    fee_fixed_minor: settings.feeFixedMinor,
    offline_enabled: settings.offlineEnabled,
    offline_instructions: settings.offlineInstructions,
    offline_bank: settings.offlineBank,
    offline_days: settings.offlineDays,
    names_until_hours: settings.namesUntilHours,
    transfers_enabled: settings.transfersEnabled,
    cancel_until_hours: settings.cancelUntilHours,
    cancel_refund_bps: settings.cancelRefundBps,
    waitlist_enabled: settings.waitlistEnabled,
    offer_hours: settings.offerHours,
    seller_details: settings.sellerDetails,
  };
}

/** Calls of the ticket screens. Prices, counts and decisions are the server's. */
export function createTicketDeskApi(client: SupabaseClient): TicketDeskApi {
  return {
    overview: async () => resultOf<TicketEventLine[]>(await client.rpc("get_ticket_overview")),
    open: async (eventId) =>
      resultOf<TicketDesk>(await client.rpc("get_ticket_desk", { event_id_param: eventId })),
    saveSettings: async (eventId, settings) =>
      done(await client.from("ticket_settings").upsert(columnsOfSettings(eventId, settings))),
    addTax: async (accountId, { name, rateBps, isIncluded }) =>
      done(
        await client.from("taxes").insert({
          account_id: accountId,
          name,
          rate_bps: rateBps,
          is_included: isIncluded,
        }),
      ),
    removeTax: async (id) => done(await client.from("taxes").delete().eq("id", id)),
    savePool: async (eventId, { id, label, capacity }) =>
      done(
        id
          ? await client.from("capacity_pools").update({ label, capacity }).eq("id", id)
          : await client.from("capacity_pools").insert({ event_id: eventId, label, capacity }),
      ),
    removePool: async (id) => done(await client.from("capacity_pools").delete().eq("id", id)),
    savePromoCode: async (eventId, id, code) => {
      const columns = columnsOfCode(code);
      return done(
        id
          ? await client.from("promo_codes").update(columns).eq("id", id)
          : await client.from("promo_codes").insert({ ...columns, event_id: eventId }),
      );
    },
    setPromoActive: async (id, isActive) =>
      done(await client.from("promo_codes").update({ is_active: isActive }).eq("id", id)),
    removePromoCode: async (id) => done(await client.from("promo_codes").delete().eq("id", id)),
    removeWaiting: async (entryId) =>
      done(await client.rpc("remove_waitlist_entry", { entry_id_param: entryId })),
    async issue(eventId, request) {
      const answer = await client.rpc("issue_tickets", {
        event_id_param: eventId,
        payload: request,
      });
      const issued = resultOf<{ orders: IssuedOrder[] }>(answer);
      return issued.ok ? succeed(issued.value.orders) : issued;
    },
    reconcile: async (eventId) =>
      resultOf<Reconciliation>(await client.rpc("get_reconciliation", { event_id_param: eventId })),
  };
}
