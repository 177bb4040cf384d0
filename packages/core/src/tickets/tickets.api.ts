import { rowMap } from "../base/row-map.rules.ts";
import type { RowOf } from "../base/row-map.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import { act, call } from "../base/calls.api.ts";
import { resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { TicketTier, TicketType, TicketTypeInput, TicketTypeStatus } from "./tickets.types.ts";

/** The columns of a ticket type; its currency is the event's. */
const typeRows = rowMap<"ticket_types", Omit<TicketType, "currency">>()({
  id: "id",
  name: "name",
  description: "description",
  priceModel: "price_model",
  priceMinor: "price_minor",
  minimumMinor: "minimum_minor",
  groupSize: "group_size",
  isAddOn: "is_add_on",
  visibility: "visibility",
  feeMode: "fee_mode",
  taxId: "tax_id",
  poolId: "capacity_pool_id",
  message: "message",
  attendance: "attendance",
  onlineUrl: "online_url",
  quantity: "quantity",
  sold: "sold_count",
  held: "reserved_count",
  salesStart: "sales_start",
  salesEnd: "sales_end",
  minPerOrder: "min_per_order",
  maxPerOrder: "max_per_order",
  status: "status",
});

type TypeRow = RowOf<typeof typeRows>;

const typeFromRow = (row: TypeRow, currency: string): TicketType => ({
  ...typeRows.fromRow(row),
  currency,
});

/** The price steps are a table of their own. */
const columnsOfInput = ({ tiers: _tiers, ...input }: TicketTypeInput) => typeRows.toRow(input);

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
export function createTicketsApi(client: DatabaseClient): TicketsApi {
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
      .select<string, TypeRow>(typeRows.columns)
      .single();
    const result = resultOf({ data, error });
    return result.ok ? succeed(typeFromRow(result.value, event.currency)) : result;
  };

  const withTiers = async (
    saved: Result<TicketType>,
    tiers: readonly TicketTier[],
  ): Promise<Result<TicketType>> => {
    if (!saved.ok) return saved;
    const kept = await act(client, "save_ticket_tiers", {
      ticket_type_id_param: saved.value.id,
      tiers,
    });
    return kept.ok ? saved : kept;
  };

  return {
    async list(event) {
      const { data, error } = await client
        .from("ticket_types")
        .select<string, TypeRow>(typeRows.columns)
        .eq("event_id", event.id)
        .order("position")
        .order("created_at");
      const result = resultOf({ data, error });
      return result.ok
        ? succeed(result.value.map((row) => typeFromRow(row, event.currency)))
        : result;
    },
    async create(event, input, position) {
      const { data, error } = await client
        .from("ticket_types")
        .insert({ ...columnsOfInput(input), event_id: event.id, position })
        .select<string, TypeRow>(typeRows.columns)
        .single();
      const result = resultOf({ data, error });
      if (!result.ok) return result;
      const made = succeed(typeFromRow(result.value, event.currency));
      return input.tiers.length > 0 ? withTiers(made, input.tiers) : made;
    },
    update: async (event, id, input) =>
      withTiers(await change(event, id, columnsOfInput(input)), input.tiers),
    tiers: (typeId) => call(client, "list_ticket_tiers", { ticket_type_id_param: typeId }),
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
