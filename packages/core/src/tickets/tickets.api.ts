import type { SupabaseClient } from "@supabase/supabase-js";
import { failureFrom, resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { TicketTier, TicketType, TicketTypeInput, TicketTypeStatus } from "./tickets.types.ts";

interface TicketTypeRow {
  id: string;
  name: string;
  description: string | null;
  price_model: TicketType["priceModel"];
  price_minor: number;
  minimum_minor: number;
  group_size: number;
  is_add_on: boolean;
  visibility: TicketType["visibility"];
  fee_mode: TicketType["feeMode"];
  tax_id: string | null;
  capacity_pool_id: string | null;
  message: string | null;
  attendance: TicketType["attendance"];
  online_url: string | null;
  quantity: number | null;
  sold_count: number;
  reserved_count: number;
  sales_start: string | null;
  sales_end: string | null;
  min_per_order: number;
  max_per_order: number;
  status: TicketTypeStatus;
}

const columns =
  "id, name, description, price_model, price_minor, minimum_minor, group_size, is_add_on, visibility, fee_mode, tax_id, capacity_pool_id, message, attendance, online_url, quantity, sold_count, reserved_count, sales_start, sales_end, min_per_order, max_per_order, status";

function typeFromRow(row: TicketTypeRow, currency: string): TicketType {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    priceModel: row.price_model,
    priceMinor: row.price_minor,
    currency,
    minimumMinor: row.minimum_minor,
    groupSize: row.group_size,
    isAddOn: row.is_add_on,
    visibility: row.visibility,
    feeMode: row.fee_mode,
    taxId: row.tax_id,
    poolId: row.capacity_pool_id,
    message: row.message,
    attendance: row.attendance,
    onlineUrl: row.online_url,
    quantity: row.quantity,
    sold: row.sold_count,
    held: row.reserved_count,
    salesStart: row.sales_start,
    salesEnd: row.sales_end,
    minPerOrder: row.min_per_order,
    maxPerOrder: row.max_per_order,
    status: row.status,
  };
}

function columnsOfInput(input: TicketTypeInput) {
  return {
    name: input.name,
    description: input.description,
    price_model: input.priceModel,
    price_minor: input.priceMinor,
    minimum_minor: input.minimumMinor,
    group_size: input.groupSize,
    is_add_on: input.isAddOn,
    visibility: input.visibility,
    fee_mode: input.feeMode,
    tax_id: input.taxId,
    capacity_pool_id: input.poolId,
    message: input.message,
    attendance: input.attendance,
    online_url: input.onlineUrl,
    quantity: input.quantity,
    sales_start: input.salesStart,
    sales_end: input.salesEnd,
    min_per_order: input.minPerOrder,
    max_per_order: input.maxPerOrder,
  };
}

/** An event, as far as its ticket types need it. */
export interface TicketsEvent {
  id: string;
  currency: string;
}

export interface TicketsApi {
  /** In the planner's order. */
  list: (event: TicketsEvent) => Promise<Result<TicketType[]>>;
  create: (
    event: TicketsEvent,
    input: TicketTypeInput,
    position: number,
  ) => Promise<Result<TicketType>>;
  update: (event: TicketsEvent, id: string, input: TicketTypeInput) => Promise<Result<TicketType>>;
  setStatus: (
    event: TicketsEvent,
    id: string,
    status: TicketTypeStatus,
  ) => Promise<Result<TicketType>>;
  /** The price steps of a type, in their order. */
  tiers: (typeId: string) => Promise<Result<TicketTier[]>>;
  /** Only a type without a sale can go; the database says so otherwise. */
  remove: (id: string) => Promise<Result<null>>;
}

/** Calls about ticket types. The counts are the server's. */
export function createTicketsApi(client: SupabaseClient): TicketsApi {
  const change = async (
    event: TicketsEvent,
    id: string,
    changed: ReturnType<typeof columnsOfInput> | { status: TicketTypeStatus },
  ): Promise<Result<TicketType>> => {
    const { data, error } = await client
      .from("ticket_types")
      .update(changed)
      .eq("id", id)
      .eq("event_id", event.id)
      .select(columns)
      .single<TicketTypeRow>();
    const result = resultOf({ data, error });
    return result.ok ? succeed(typeFromRow(result.value, event.currency)) : result;
  };

  const withTiers = async (
    saved: Result<TicketType>,
    tiers: readonly TicketTier[],
  ): Promise<Result<TicketType>> => {
    if (!saved.ok) return saved;
    const { error } = await client.rpc("save_ticket_tiers", {
      ticket_type_id_param: saved.value.id,
      tiers,
    });
    return error ? { ok: false, error: failureFrom(error) } : saved;
  };

  return {
    async list(event) {
      const { data, error } = await client
        .from("ticket_types")
        .select(columns)
        .eq("event_id", event.id)
        .order("position")
        .order("created_at")
        .overrideTypes<TicketTypeRow[], { merge: false }>();
      const result = resultOf({ data, error });
      return result.ok
        ? succeed(result.value.map((row) => typeFromRow(row, event.currency)))
        : result;
    },
    async create(event, input, position) {
      const { data, error } = await client
        .from("ticket_types")
        .insert({ ...columnsOfInput(input), event_id: event.id, position })
        .select(columns)
        .single<TicketTypeRow>();
      const result = resultOf({ data, error });
      if (!result.ok) return result;
      const made = succeed(typeFromRow(result.value, event.currency));
      return input.tiers.length > 0 ? withTiers(made, input.tiers) : made;
    },
    update: async (event, id, input) =>
      withTiers(await change(event, id, columnsOfInput(input)), input.tiers),
    tiers: async (typeId) =>
      resultOf<TicketTier[]>(
        await client.rpc("list_ticket_tiers", { ticket_type_id_param: typeId }),
      ),
    setStatus: (event, id, status) => change(event, id, { status }),
    async remove(id) {
      const { data, error } = await client
        .from("ticket_types")
        .delete()
        .eq("id", id)
        .select("id")
        .single();
      const result = resultOf({ data, error });
      return result.ok ? succeed(null) : result;
    },
  };
}
