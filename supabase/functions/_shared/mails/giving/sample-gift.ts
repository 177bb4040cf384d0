import type { GiftView } from "@jubilee/core/giving/giving.types";
import type { MailSample } from "../sample.ts";
import type { GiftMailSource } from "./gift-mails.ts";

/** What mails about a gift are made from, to look at. */
export function sampleGift(
  { to, name, others, locale, event, url }: MailSample,
  change: Partial<GiftView> = {},
): GiftMailSource {
  return {
    to,
    name,
    locale,
    amountMinor: null,
    gift: {
      giftToken: "sample",
      code: "GV-4K2M",
      status: "succeeded",
      amountMinor: 5000,
      feeMinor: 175,
      totalMinor: 5175,
      refundedMinor: 0,
      currency: "USD",
      frequency: "once",
      fund: null,
      donorName: name,
      donorEmail: to,
      wallName: null,
      dedication: { kind: "memory", name: others[0] ?? "" },
      receivedAt: "2027-03-01T12:00:00+00:00",
      plan: null,
      event,
      beneficiary: "Lake Merrow Rowing Fund",
      thanksText: null,
      taxText: null,
      pageUrl: url.replace("/invitation/", "/campaign/"),
      testMode: false,
      serverTime: "2027-03-01T12:00:00+00:00",
      ...change,
    },
  };
}

/** A gift that repeats. */
export function samplePlan(
  sample: MailSample,
  frequency: "month" | "year",
  status: "active" | "paused" = "active",
): GiftMailSource {
  return sampleGift(sample, {
    frequency,
    plan: {
      planToken: "sample",
      status,
      frequency,
      amountMinor: 5000,
      feeMinor: 175,
      currency: "USD",
      methodLabel: null,
      nextChargeAt: null,
      failedAttempts: 1,
    },
  });
}
