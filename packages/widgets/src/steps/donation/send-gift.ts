import { amountProblem } from "@jubilee/core/giving/giving.rules";
import type { GiftResult, GiftView } from "@jubilee/core/giving/giving.types";
import { formatPrice, parseAmount } from "@jubilee/core/money/money.rules";
import { awayPages } from "../../client/away-pages.ts";
import { createKeyring, type Keyring } from "../../client/idempotency.ts";
import { sendGift as english } from "../../copy/en/send-gift.copy.ts";
import type { GiftErrors, GiftFields } from "../../donation/donation-state.ts";
import type { GiftOptions } from "../../donation/useGift.ts";
import { leavePage, returnUrl } from "../../element/page-link.ts";
import { contactErrors, focusFirstError } from "../../parts/contact-errors.ts";
import { isAway, keepTrying } from "../../parts/keepTrying.tsx";
import type { Problem } from "../../widget.types.ts";
import { refusalText } from "../every/refusalText.ts";
import { sourceOf } from "../every/source.ts";
import { warmFormatters } from "../every/warmFormatters.ts";

export { sheet } from "../../styles/wrong.css.ts";
export { keptFields } from "../../donation/kept-fields.ts";
export { watchProgress } from "../every/watchProgress.ts";

interface Sending extends GiftOptions {
  fields: GiftFields;
  keys: { current: Keyring | null };
  setErrors: (errors: GiftErrors) => void;
  setProblem: (problem: Problem | null) => void;
}

/** An amount as a donor has typed it, in minor units; null while it cannot be read. */
export function readAmount(text: string, currency: string, lang: string): number | null {
  const parsed = parseAmount(text, currency, lang);
  return parsed.ok ? parsed.amountMinor : null;
}

function amountOf({ data, fields, context }: Sending): number | null {
  return fields.picked ?? readAmount(fields.other, data.event.currency, context.lang);
}

/** Checks a gift, sends it exactly once and leaves for the payment page. */
export async function sendGift(sending: Sending): Promise<void> {
  const { context, data, copy, fields, keys, onGift, setErrors, setProblem } = sending;
  const wrong = check(sending);
  setErrors(wrong);
  if (Object.keys(wrong).length > 0) return focusFirstError(context.shadow);
  context.announce(copy.leaving);
  const wallName = fields.wallName.trim() || null;
  const body = {
    amountMinor: amountOf(sending),
    frequency: fields.frequency,
    coversFee: fields.coversFee,
    fundId: fields.fundId || null,
    name: wallName,
    wallName: data.campaign.showsWall ? wallName : null,
    email: fields.email.trim(),
    dedication: fields.dedicates
      ? { kind: fields.dedicationKind, name: fields.dedicationName.trim() }
      : null,
    returnUrl: context.shadow.host.getAttribute("return-url") ?? returnUrl(),
    source: sourceOf(context),
    website: fields.website,
  };
  keys.current ??= createKeyring(context.draft);
  const idempotencyKey = keys.current.keyFor(body);
  warmFormatters();
  const { unsentTitle, unsentText } = context.words("donation", english);
  const words = { title: unsentTitle, text: unsentText };
  const outcome = await keepTrying({
    context,
    words,
    setProblem,
    send: () =>
      context.call<GiftResult>("POST", `donation/${context.token}`, { ...body, idempotencyKey }),
  });
  context.announce("");
  if (outcome.ok) {
    // Who gives and for whom has arrived; the rest may be wanted after a payment that failed.
    const { frequency, picked, other, coversFee, fundId } = fields;
    context.draft.write({ frequency, picked, other, coversFee, fundId });
  }
  if (outcome.ok && outcome.value.redirectUrl) {
    const { gift, redirectUrl } = outcome.value;
    context.emit("jubilee:donation-started", detailOf(gift));
    if (leavePage(redirectUrl)) return;
    awayPages.set(gift, redirectUrl);
    return onGift(gift);
  }
  if (outcome.ok) return context.reload();
  const { code, field } = outcome.error;
  if (isAway(outcome.error)) return setProblem(words);
  context.emit("jubilee:error", { code });
  const text = await refusalText(context, outcome.error);
  const at = field === "amountMinor" ? "amount" : field;
  if (at === "amount" || at === "email" || at === "dedicationName" || at === "wallName") {
    setErrors({ [at]: text });
    return focusFirstError(context.shadow);
  }
  setProblem({ title: unsentTitle, text });
  // What the campaign takes may have changed meanwhile.
  void context.reload();
}

function detailOf({ code: giftCode, totalMinor, currency, frequency, event }: GiftView) {
  return { campaignId: event.id, giftCode, totalMinor, currency, frequency };
}

function check(sending: Sending): GiftErrors {
  const { context, data, fields } = sending;
  const copy = context.words("donation", english);
  const { campaign, event } = data;
  const money = (amount: number) => formatPrice(amount, event.currency, context.lang);
  const problem = amountProblem(amountOf(sending), campaign);
  const words = {
    missing: copy.missing,
    small: copy.small(money(campaign.leastMinor)),
    large: copy.large(money(campaign.mostMinor)),
  };
  const contact = contactErrors({ name: "-", email: fields.email }, context);
  const all: Record<string, string | undefined> = {
    amount: problem ? words[problem] : undefined,
    email: contact.email,
    dedicationName:
      fields.dedicates && !fields.dedicationName.trim()
        ? contactErrors({ name: "", email: "a@b.cd" }, context).name
        : undefined,
  };
  return Object.fromEntries(Object.entries(all).filter(([, message]) => message));
}
