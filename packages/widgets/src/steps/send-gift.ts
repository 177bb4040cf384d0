import { amountProblem } from "@jubilee/core/giving/rules";
import type { GiftResult } from "@jubilee/core/giving/types";
import { formatPrice } from "@jubilee/core/money/rules";
import { createKeyring, type Keyring } from "../client/idempotency.ts";
import { amountOf, type GiftErrors, type GiftFields } from "../donation/donation-state.ts";
import type { GiftOptions } from "../donation/useGift.ts";
import { leavePage, returnUrl } from "../element/page-link.ts";
import { contactErrors, focusFirstError } from "../parts/contact-errors.ts";
import type { Problem } from "../widget.types.ts";
import { sourceOf } from "./source.ts";

interface Sending extends GiftOptions {
  fields: GiftFields;
  keys: { current: Keyring | null };
  setErrors: (errors: GiftErrors) => void;
  setProblem: (problem: Problem) => void;
}

/** Checks a gift, sends it exactly once and leaves for the payment page. */
export async function sendGift(sending: Sending): Promise<void> {
  const { context, data, copy, fields, keys, setErrors, setProblem } = sending;
  const wrong = check(sending);
  setErrors(wrong);
  if (Object.keys(wrong).length > 0) return focusFirstError(context.shadow);
  context.announce(copy.leaving);
  const wallName = fields.wallName.trim() || null;
  const body = {
    amountMinor: amountOf(fields, data.event.currency, context.lang),
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
  keys.current ??= createKeyring();
  const outcome = await context.call<GiftResult>("POST", `donation/${context.token}`, {
    ...body,
    idempotencyKey: keys.current.keyFor(body),
  });
  context.announce("");
  if (outcome.ok && outcome.value.redirectUrl) {
    context.emit("jubilee:donation-started", detailOf(outcome.value));
    return leavePage(outcome.value.redirectUrl);
  }
  if (outcome.ok) return context.reload();
  const { code, field, message } = outcome.error;
  context.emit("jubilee:error", { code });
  if (code === "offline" || code === "unavailable") {
    return setProblem({ title: copy.unsentTitle, text: copy.unsentText });
  }
  const at = field === "amountMinor" ? "amount" : field;
  if (at === "amount" || at === "email" || at === "dedicationName" || at === "wallName") {
    setErrors({ [at]: message });
    return focusFirstError(context.shadow);
  }
  setProblem({ title: copy.unsentTitle, text: message });
  // What the campaign takes may have changed meanwhile.
  void context.reload();
}

function detailOf({ gift }: GiftResult) {
  const { code: giftCode, totalMinor, currency, frequency, event } = gift;
  return { campaignId: event.id, giftCode, totalMinor, currency, frequency };
}

function check({ context, data, copy, fields }: Sending): GiftErrors {
  const { campaign, event } = data;
  const money = (amount: number) => formatPrice(amount, event.currency, context.lang);
  const problem = amountProblem(amountOf(fields, event.currency, context.lang), campaign);
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
