import { isWebAddress } from "../events/events.rules.ts";
import { formatAmountInput, parseAmount } from "../money/money.rules.ts";
import { hasPassed, toInstant, toWallTime } from "../base/time.rules.ts";
import { ticketsCopy } from "./tickets.copy.ts";
import type {
  TicketSaleState,
  TicketType,
  TicketTypeDraft,
  TicketTier,
  TicketTypeInput,
} from "./tickets.types.ts";

/** What a ticket type is to buyers at a moment (`nowMs` since 1970). */
export function ticketSaleState(type: TicketType, nowMs: number): TicketSaleState {
  if (type.status !== "on_sale") return type.status;
  if (type.salesEnd && nowMs >= Date.parse(type.salesEnd)) return "ended";
  if (type.quantity !== null && type.sold >= type.quantity) return "sold_out";
  if (type.salesStart && nowMs < Date.parse(type.salesStart)) return "not_yet";
  return "on_sale";
}

/** A word about when a sale ends, as it is typed: the moment has passed, or the event is over by then. */
export function saleEndNotice(
  saleEndLocal: string,
  event: { endLocal: string; timeZone: string },
  nowMs: number,
): string | null {
  if (hasPassed(saleEndLocal, event.timeZone, nowMs)) return ticketsCopy.saleEndPassed;
  const endMs = Date.parse(toInstant(event.endLocal, event.timeZone).instant);
  const isAfterEvent =
    !Number.isNaN(Date.parse(saleEndLocal)) && !hasPassed(saleEndLocal, event.timeZone, endMs);
  return isAfterEvent ? ticketsCopy.saleEndsAfterEvent : null;
}

/** How much of the stock is sold, 0 to 1; null when there is no limit. */
export function soldShare(type: Pick<TicketType, "sold" | "quantity">): number | null {
  if (type.quantity === null) return null;
  return type.quantity === 0 ? 1 : Math.min(1, type.sold / type.quantity);
}

/** Whether marigold is due: nine tenths are gone, and something is left. */
export function isNearlyGone(type: Pick<TicketType, "sold" | "quantity">): boolean {
  const share = soldShare(type);
  return share !== null && share >= 0.9 && share < 1;
}

/** `96 of 120`, or `44 sold` without a limit. */
export function soldWords(type: Pick<TicketType, "sold" | "quantity">): string {
  const figure = new Intl.NumberFormat("en");
  const sold = figure.format(type.sold);
  return type.quantity === null ? `${sold} sold` : `${sold} of ${figure.format(type.quantity)}`;
}

/** What is sold of all kinds together, and how many places those with a limit have; null: none has. */
export function soldOfAll(types: readonly Pick<TicketType, "sold" | "quantity">[]): {
  sold: number;
  limited: { sold: number; places: number } | null;
} {
  const limited = types.filter(({ quantity }) => quantity !== null);
  const sum = (some: typeof types) => some.reduce((total, { sold }) => total + sold, 0);
  return {
    sold: sum(types),
    limited:
      limited.length > 0
        ? {
            sold: sum(limited),
            places: limited.reduce((all, { quantity }) => all + (quantity ?? 0), 0),
          }
        : null,
  };
}

/** What changes next for buyers: a price goes up, a sale begins or ends. */
export interface SaleChange {
  kind: "price" | "begins" | "ends";
  at: string;
  name: string;
}

/** The next change that a clock brings; of kinds that are not for sale there is none. */
export function nextSaleChange(
  types: readonly TicketType[],
  tiersOf: (type: TicketType) => readonly TicketTier[],
  nowMs: number,
): SaleChange | null {
  const changes = types
    .filter(({ status }) => status === "on_sale")
    .flatMap((type): SaleChange[] => [
      ...tiersOf(type).flatMap(({ endsAt }) =>
        endsAt ? [{ kind: "price" as const, at: endsAt, name: type.name }] : [],
      ),
      ...(type.salesStart
        ? [{ kind: "begins" as const, at: type.salesStart, name: type.name }]
        : []),
      ...(type.salesEnd ? [{ kind: "ends" as const, at: type.salesEnd, name: type.name }] : []),
    ])
    .filter(({ at }) => Date.parse(at) > nowMs);
  return changes.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))[0] ?? null;
}

/** An empty draft. */
export function newTicketTypeDraft(): TicketTypeDraft {
  return {
    name: "",
    description: "",
    model: "paid",
    price: "",
    minimum: "",
    groupSize: "2",
    isAddOn: false,
    visibility: "public",
    passesFeeOn: false,
    taxId: "",
    poolId: "",
    message: "",
    attendance: "any",
    onlineUrl: "",
    tiers: [],
    quantity: "",
    salesStartLocal: "",
    salesEndLocal: "",
    minPerOrder: "1",
    maxPerOrder: "10",
  };
}

/** The draft that changes a ticket type that is there. */
export function draftOfTicketType(
  type: TicketType,
  timeZone: string,
  locale: string,
  tiers: readonly TicketTier[] = [],
): TicketTypeDraft {
  return {
    model: type.priceModel === "free" ? "paid" : type.priceModel,
    minimum: formatAmountInput(type.minimumMinor, type.currency, locale),
    groupSize: String(Math.max(2, type.groupSize)),
    isAddOn: type.isAddOn,
    visibility: type.visibility,
    passesFeeOn: type.feeMode === "pass_on",
    taxId: type.taxId ?? "",
    poolId: type.poolId ?? "",
    message: type.message ?? "",
    attendance: type.attendance,
    onlineUrl: type.onlineUrl ?? "",
    tiers: tiers.map((tier) => ({
      name: tier.name,
      price: formatAmountInput(tier.priceMinor, type.currency, locale),
      endsLocal: tier.endsAt ? toWallTime(tier.endsAt, timeZone) : "",
      upTo: tier.upTo === null ? "" : String(tier.upTo),
    })),
    name: type.name,
    description: type.description ?? "",
    price: formatAmountInput(type.priceMinor, type.currency, locale),
    quantity: type.quantity === null ? "" : String(type.quantity),
    salesStartLocal: type.salesStart ? toWallTime(type.salesStart, timeZone) : "",
    salesEndLocal: type.salesEnd ? toWallTime(type.salesEnd, timeZone) : "",
    minPerOrder: String(type.minPerOrder),
    maxPerOrder: String(type.maxPerOrder),
  };
}

type Errors = Partial<Record<keyof TicketTypeDraft, string>>;

function wholeNumber(text: string): number | null {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text) : null;
}

function instantOf(wallTime: string, timeZone: string): string | null | undefined {
  if (wallTime === "") return null;
  const readable = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wallTime);
  return readable && !Number.isNaN(Date.parse(wallTime))
    ? toInstant(wallTime, timeZone).instant
    : undefined;
}

function readPrice(
  text: string,
  field: "price" | "minimum",
  { currency, locale }: { currency: string; locale: string },
  errors: Errors,
): number {
  if (text.trim() === "") return 0;
  const parsed = parseAmount(text, currency, locale);
  if (parsed.ok) return parsed.amountMinor;
  errors[field] = parsed.message;
  return 0;
}

function readTiers(
  draft: TicketTypeDraft,
  context: { currency: string; locale: string; timeZone: string },
  errors: Errors,
): TicketTier[] {
  if (draft.model !== "tiered") return [];
  const { refusal } = ticketsCopy;
  if (draft.tiers.length === 0) errors.tiers = refusal.tiers;
  return draft.tiers.flatMap((tier, index) => {
    const price = parseAmount(tier.price, context.currency, context.locale);
    const endsAt = instantOf(tier.endsLocal, context.timeZone);
    const upTo = tier.upTo.trim() === "" ? null : wholeNumber(tier.upTo);
    const isBounded = endsAt !== null || upTo !== null;
    if (tier.name.trim() === "" || !price.ok || endsAt === undefined || upTo === 0 || !isBounded) {
      errors.tiers = refusal.tier(index + 1);
      return [];
    }
    return [{ name: tier.name.trim(), priceMinor: price.amountMinor, endsAt, upTo }];
  });
}

function readQuantity(draft: TicketTypeDraft, sold: number, errors: Errors): number | null {
  if (draft.quantity.trim() === "") return null;
  const quantity = wholeNumber(draft.quantity);
  if (!quantity) errors.quantity = ticketsCopy.refusal.quantity;
  else if (quantity < sold) errors.quantity = ticketsCopy.refusal.quantitySold(sold);
  return quantity;
}

function readWindow(draft: TicketTypeDraft, timeZone: string, errors: Errors) {
  const { refusal } = ticketsCopy;
  const salesStart = instantOf(draft.salesStartLocal, timeZone);
  const salesEnd = instantOf(draft.salesEndLocal, timeZone);
  if (salesStart === undefined) errors.salesStartLocal = refusal.wallTime;
  if (salesEnd === undefined) errors.salesEndLocal = refusal.wallTime;
  if (salesStart && salesEnd && salesEnd <= salesStart) errors.salesEndLocal = refusal.window;
  return { salesStart: salesStart ?? null, salesEnd: salesEnd ?? null };
}

/** Checks a draft. `sold` is how many tickets of this type are sold already; no price is free. */
export function checkTicketTypeDraft(
  draft: TicketTypeDraft,
  context: { currency: string; locale: string; timeZone: string; sold: number },
): { ok: true; input: TicketTypeInput } | { ok: false; errors: Errors } {
  const { refusal } = ticketsCopy;
  const errors: Errors = {};
  const name = draft.name.trim();
  if (name === "") errors.name = refusal.name;
  else if (name.length > 120) errors.name = refusal.nameTooLong;
  const { model } = draft;
  const priceMinor = readPrice(draft.price, "price", context, errors);
  const minimumMinor =
    model === "pay_what_you_can" ? readPrice(draft.minimum, "minimum", context, errors) : 0;
  if (priceMinor < minimumMinor) errors.price = refusal.suggestion;
  const groupSize = model === "group" ? (wholeNumber(draft.groupSize) ?? 0) : 1;
  if (model === "group" && (groupSize < 2 || groupSize > 100)) errors.groupSize = refusal.groupSize;
  const tiers = readTiers(draft, context, errors);
  const quantity = readQuantity(draft, context.sold, errors);
  const window = readWindow(draft, context.timeZone, errors);
  const minPerOrder = wholeNumber(draft.minPerOrder) ?? 0;
  const maxPerOrder = wholeNumber(draft.maxPerOrder) ?? 0;
  if (minPerOrder < 1) errors.minPerOrder = refusal.minPerOrder;
  if (maxPerOrder < Math.max(1, minPerOrder) || maxPerOrder > 100) {
    errors.maxPerOrder = refusal.maxPerOrder;
  }
  if (draft.onlineUrl.trim() !== "" && !isWebAddress(draft.onlineUrl.trim())) {
    errors.onlineUrl = refusal.onlineUrl;
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const description = draft.description.trim() || null;
  return {
    ok: true,
    input: {
      name,
      description,
      priceModel: model === "paid" && priceMinor === 0 ? "free" : model,
      priceMinor,
      minimumMinor,
      groupSize,
      isAddOn: draft.isAddOn,
      visibility: draft.visibility,
      feeMode: draft.passesFeeOn ? "pass_on" : "absorb",
      taxId: draft.taxId || null,
      poolId: draft.poolId || null,
      message: draft.message.trim() || null,
      attendance: draft.attendance,
      onlineUrl: draft.attendance === "place" ? null : draft.onlineUrl.trim() || null,
      tiers,
      quantity,
      ...window,
      minPerOrder,
      maxPerOrder,
    },
  };
}
