import type { SupabaseClient } from "@supabase/supabase-js";
import { resultOf, succeed } from "../result/result.rules.ts";
import type { Result } from "../result/result.types.ts";
import type { TicketType, TicketTypeInput, TicketTypeStatus } from "./tickets.types.ts";

interface TicketTypeRow {
  id: string;
  name: string;
  description: string | null;
  price_minor: number;
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
  "id, name, description, price_minor, quantity, sold_count, reserved_count, sales_start, sales_end, min_per_order, max_per_order, status";

function typeFromRow(row: TicketTypeRow, currency: string): TicketType {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    priceMinor: row.price_minor,
    currency,
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
    price_minor: input.priceMinor,
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
      return result.ok ? succeed(typeFromRow(result.value, event.currency)) : result;
    },
    update: (event, id, input) => change(event, id, columnsOfInput(input)),
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
