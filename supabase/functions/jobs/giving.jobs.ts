import {
  giftFailed,
  type GiftMailSource,
  giftReceipt,
  giftRefunded,
} from "../_shared/mails/giving/gift-mails.ts";
import { sampleGift, samplePlan } from "../_shared/mails/giving/sample-gift.ts";
import { chargeGifts } from "./giving/gift-charges.ts";
import { sends } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";
import { refund } from "./refund.ts";

export const giving = {
  jobs: {
    donation_receipt: sends<GiftMailSource>({
      write: giftReceipt,
      seen: [
        {
          kind: "gift",
          title: "A gift",
          when: "To who gave, when the payment provider says that it is paid.",
          of: (sample) => sampleGift(sample),
        },
        {
          kind: "gift-repeats",
          title: "A gift that repeats",
          when: "The same, each time, with the way to change or end it.",
          of: (sample) => samplePlan(sample, "month"),
        },
      ],
    }),
    donation_refunded: sends<GiftMailSource>({
      write: giftRefunded,
      seen: [
        {
          kind: "gift-refunded",
          title: "A gift on its way back",
          when: "To who gave, when the provider confirms a refund.",
          of: (sample) => sampleGift(sample, { status: "refunded", refundedMinor: 5175 }),
        },
      ],
    }),
    donation_failed: sends<GiftMailSource>({
      write: giftFailed,
      seen: [
        {
          kind: "gift-failed",
          title: "A gift that could not be taken",
          when: "To who gives again and again, when the bank declines it.",
          of: (sample) => samplePlan(sample, "year"),
        },
        {
          kind: "gift-rests",
          title: "A gift that rests",
          when: "The same when it was tried often enough.",
          of: (sample) => samplePlan(sample, "year", "paused"),
        },
      ],
    }),
    refund_donation: refund,
  },
  chores: [chargeGifts],
} satisfies AreaWork;
