import { parseAmount } from "@jubilee/core/money/money.rules";
import { amountProblem } from "@jubilee/core/giving/giving.rules";
import type { GiftResult, SharedCampaign } from "@jubilee/core/giving/giving.types";
import type { PageForm, Told } from "../../page.types.ts";

type Typed = Readonly<Record<string, string>>;

/** The amount that was written, in minor units, else the one that was chosen; null where there is none. */
export function amountIn(
  { other = "", amount, lang = "en" }: Typed,
  currency: string,
): number | null {
  if (other.trim() === "") return Number(amount) || null;
  const parsed = parseAmount(other, currency, lang);
  return parsed.ok ? parsed.amountMinor : null;
}

function readOver(typed: Typed, shared: unknown): Told {
  const { event, campaign, pageUrl } = shared as SharedCampaign;
  const amountMinor = amountIn(typed, event.currency);
  if (amountProblem(amountMinor, campaign)) {
    return { refused: { code: "invalid_input", field: "amountMinor" } };
  }
  const name = typed["name"]?.trim() || null;
  const dedication = { kind: typed["dedicationKind"], name: typed["dedicationName"] };
  const body = {
    amountMinor,
    frequency: typed["frequency"] ?? "once",
    coversFee: typed["coversFee"] !== undefined,
    fundId: typed["fundId"] || null,
    name,
    wallName: campaign.showsWall ? name : null,
    email: typed["email"]?.trim(),
    dedication: typed["dedicates"] === undefined ? null : dedication,
    returnUrl: new URL("/donation-success", pageUrl).href,
    // A gift counts once it is paid: one that is noted twice takes nothing twice.
    idempotencyKey: typed["idempotencyKey"] || crypto.randomUUID(),
    website: typed["website"] ?? "",
  };
  return { body };
}

/** The payment page, or the receipt where nothing is left to pay. */
export function leads(done: object): string | null {
  const { redirectUrl, gift } = done as GiftResult;
  return redirectUrl ?? `/donation-success?jubilee_gift=${encodeURIComponent(gift.giftToken)}`;
}

/** A gift from a browser without scripts, or from one that was faster than they. */
export const forms: Readonly<Record<string, PageForm>> = {
  give: {
    call: "donation",
    fields: [
      "amount",
      "other",
      "frequency",
      "coversFee",
      "fundId",
      "dedicates",
      "dedicationKind",
      "dedicationName",
      "name",
      "wallName",
      "email",
      "currency",
      "lang",
      "returnUrl",
      "idempotencyKey",
      "website",
    ],
    readOver,
    leads,
  },
};
