import { isEmailAddress } from "../base/email-address.rules.ts";
import { formatAmountInput, formatPrice, parseAmount } from "../money/money.rules.ts";
import { toInstant, toWallTime } from "../base/time.rules.ts";
import { ticketDeskCopy } from "./ticket-desk.copy.ts";
import type {
  PromoCode,
  PromoDraft,
  PromoInput,
  Reconciliation,
  SaleItem,
  TicketDesk,
  TicketSettings,
} from "./ticket-desk.types.ts";

/** How an event sells when nothing was set. Source: private.ticket_rules in SQL. */
export const defaultTicketSettings: TicketSettings = {
  feeBps: 0,
  feeFixedMinor: 0,
  offlineEnabled: false,
  offlineInstructions: null,
  offlineBank: false,
  offlineDays: 7,
  namesUntilHours: 2,
  transfersEnabled: true,
  cancelUntilHours: null,
  cancelRefundBps: 10_000,
  waitlistEnabled: true,
  offerHours: 24,
  sellerDetails: null,
};

/** Hundredths of a percent of an amount to the nearest minor unit, halves away from zero, as SQL does. */
export function shareOf(amountMinor: number, bps: number): number {
  return Number((BigInt(amountMinor) * BigInt(bps) * 2n + 10_000n) / 20_000n);
}

/** What one ticket costs the buyer, all in, and what is in it. Equal to private.unit_price in SQL. */
export function unitPrice(price: {
  listMinor: number;
  offBps: number;
  offMinor: number;
  /** Null: the organiser bears the fee. */
  fee: { bps: number; fixedMinor: number } | null;
  tax: { rateBps: number; isIncluded: boolean } | null;
}): { discountMinor: number; feeMinor: number; taxMinor: number; totalMinor: number } {
  const { listMinor, fee, tax } = price;
  const discountMinor = Math.min(listMinor, shareOf(listMinor, price.offBps) + price.offMinor);
  const netMinor = listMinor - discountMinor;
  const feeMinor = fee && netMinor > 0 ? shareOf(netMinor, fee.bps) + fee.fixedMinor : 0;
  const before = netMinor + feeMinor;
  if (!tax || before === 0) return { discountMinor, feeMinor, taxMinor: 0, totalMinor: before };
  if (!tax.isIncluded) {
    const taxMinor = shareOf(before, tax.rateBps);
    return { discountMinor, feeMinor, taxMinor, totalMinor: before + taxMinor };
  }
  const base = BigInt(10_000 + tax.rateBps);
  const taxMinor = Number((BigInt(before) * BigInt(tax.rateBps) * 2n + base) / (base * 2n));
  return { discountMinor, feeMinor, taxMinor, totalMinor: before };
}

/** The tickets of one piece share its price to the last minor unit; the first bear the rest. */
export function sharedPrice(unitMinor: number, groupSize: number): number[] {
  const each = Math.floor(unitMinor / groupSize);
  const rest = unitMinor % groupSize;
  return Array.from({ length: groupSize }, (_, seat) => each + (seat < rest ? 1 : 0));
}

/** `12.5` of 1250 hundredths. */
export function percentText(bps: number): string {
  return String(bps / 100);
}

/** Hundredths of a percent of a typed percentage, or null. */
export function readPercent(text: string, mostBps = 10_000): number | null {
  const clean = text.trim().replace("%", "").replace(",", ".").trim();
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(clean)) return null;
  const bps = Math.round(Number(clean) * 100);
  return bps > mostBps ? null : bps;
}

/** What a code does, in a few words. */
export function promoWords(code: PromoCode, currency: string, locale: string): string {
  if (code.kind === "percent") return `${percentText(code.percentBps)}% off`;
  if (code.kind === "unlock") return "Unlocks tickets";
  return `${formatPrice(code.amountMinor, currency, locale)} off each`;
}

/** What a code is now: `used_up` and `ended` are no longer taken. */
export function promoState(
  code: PromoCode,
  nowMs: number,
): "active" | "off" | "not_yet" | "ended" | "used_up" {
  if (!code.isActive) return "off";
  if (code.endsAt && Date.parse(code.endsAt) <= nowMs) return "ended";
  if (code.maxUses !== null && code.used >= code.maxUses) return "used_up";
  return code.startsAt && Date.parse(code.startsAt) > nowMs ? "not_yet" : "active";
}

/** An empty draft, or one that changes a code that is there. */
export function promoDraftOf(
  code: PromoCode | null,
  context: { currency: string; locale: string; timeZone: string },
): PromoDraft {
  const wall = (instant: string | null | undefined) =>
    instant ? toWallTime(instant, context.timeZone) : "";
  const value =
    code?.kind === "percent"
      ? percentText(code.percentBps)
      : code?.kind === "fixed"
        ? formatAmountInput(code.amountMinor, context.currency, context.locale)
        : "";
  return {
    code: code?.code ?? "",
    kind: code?.kind ?? "percent",
    value,
    ticketTypeIds: code?.ticketTypeIds ?? [],
    maxUses: code?.maxUses?.toString() ?? "",
    perPerson: code?.perPerson?.toString() ?? "",
    startsLocal: wall(code?.startsAt),
    endsLocal: wall(code?.endsAt),
  };
}

export type PromoErrors = Partial<Record<keyof PromoDraft, string>>;

function readCount(text: string, field: "maxUses" | "perPerson", errors: PromoErrors) {
  if (text.trim() === "") return null;
  if (/^[1-9]\d{0,6}$/.test(text.trim())) return Number(text);
  errors[field] = ticketDeskCopy.refusal.count;
  return null;
}

function readMoment(
  wallTime: string,
  timeZone: string,
  field: "startsLocal" | "endsLocal",
  errors: PromoErrors,
): string | null {
  if (wallTime === "") return null;
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wallTime) && !Number.isNaN(Date.parse(wallTime))) {
    return toInstant(wallTime, timeZone).instant;
  }
  errors[field] = ticketDeskCopy.refusal.wallTime;
  return null;
}

/** Checks a promo code as typed. */
export function checkPromoDraft(
  draft: PromoDraft,
  context: { currency: string; locale: string; timeZone: string },
): { ok: true; input: PromoInput } | { ok: false; errors: PromoErrors } {
  const { refusal } = ticketDeskCopy;
  const errors: PromoErrors = {};
  const code = draft.code.trim().toUpperCase();
  if (!/^[A-Z0-9][A-Z0-9_-]{2,29}$/.test(code)) errors.code = refusal.code;
  const percentBps = draft.kind === "percent" ? (readPercent(draft.value) ?? 0) : 0;
  if (draft.kind === "percent" && percentBps === 0) errors.value = refusal.percent;
  let amountMinor = 0;
  if (draft.kind === "fixed") {
    const parsed = parseAmount(draft.value, context.currency, context.locale);
    if (parsed.ok) amountMinor = parsed.amountMinor;
    if (amountMinor === 0) errors.value = parsed.ok ? refusal.amount : parsed.message;
  }
  if (draft.kind === "unlock" && draft.ticketTypeIds.length === 0) {
    errors.ticketTypeIds = refusal.unlock;
  }
  const maxUses = readCount(draft.maxUses, "maxUses", errors);
  const perPerson = readCount(draft.perPerson, "perPerson", errors);
  const startsAt = readMoment(draft.startsLocal, context.timeZone, "startsLocal", errors);
  const endsAt = readMoment(draft.endsLocal, context.timeZone, "endsLocal", errors);
  if (startsAt && endsAt && endsAt <= startsAt) errors.endsLocal = refusal.window;
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const { kind, ticketTypeIds } = draft;
  return {
    ok: true,
    input: {
      code,
      kind,
      percentBps,
      amountMinor,
      ticketTypeIds,
      maxUses,
      perPerson,
      startsAt,
      endsAt,
    },
  };
}

/** People as pasted: one a line, `Name, address` or `Name <address>`; the address may be missing. */
export function readRecipients(
  text: string,
): { ok: true; people: { name: string; email: string }[] } | { ok: false; message: string } {
  const { refusal } = ticketDeskCopy;
  const people: { name: string; email: string }[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const found = /[^\s<>,;]+@[^\s<>,;]+/.exec(line)?.[0] ?? "";
    const name = line
      .replace(found, "")
      .replaceAll(/[<>,;\t"]+/g, " ")
      .trim()
      .replaceAll(/\s+/g, " ");
    if (found !== "" && !isEmailAddress(found)) {
      return { ok: false, message: `Line ${index + 1}: ${refusal.email}` };
    }
    people.push({ name: name || (found.split("@")[0] ?? found), email: found });
  }
  return people.length === 0 ? { ok: false, message: refusal.recipients } : { ok: true, people };
}

/** What a sale costs one person, in minor units: the server's own prices, and what a buyer chose with its fee. */
export function saleMinor(
  items: readonly SaleItem[],
  { types, settings }: Pick<TicketDesk, "types" | "settings">,
): number {
  const byId = new Map(types.map((type) => [type.id, type]));
  return items.reduce((sum, { ticketTypeId, quantity, amountMinor }) => {
    const type = byId.get(ticketTypeId);
    if (!type) return sum;
    if (type.priceModel !== "pay_what_you_can" || amountMinor === undefined) {
      return sum + quantity * type.nowMinor;
    }
    // The tax of what a buyer chooses is always in it.
    const fee =
      type.passesFeeOn && settings
        ? { bps: settings.feeBps, fixedMinor: settings.feeFixedMinor }
        : null;
    const price = unitPrice({ listMinor: amountMinor, offBps: 0, offMinor: 0, fee, tax: null });
    return sum + quantity * price.totalMinor;
  }, 0);
}

/** Whether orders, providers and the ledger agree to the last minor unit, each order for itself. */
export function isReconciled(
  figures: Pick<Reconciliation, "differenceCount" | "imbalanceMinor">,
): boolean {
  return figures.differenceCount === 0 && figures.imbalanceMinor === 0;
}

/** Whether somebody who pays later is told where to: to the account's bank, or in the host's words. */
export function saysHowToPay(
  { offlineEnabled, offlineBank, offlineInstructions }: TicketSettings,
  hasBank: boolean,
): boolean {
  return !offlineEnabled || (offlineBank && hasBank) || Boolean(offlineInstructions?.trim());
}
