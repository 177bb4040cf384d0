import {
  giftFailed,
  type GiftMailSource,
  giftReceipt,
  giftRefunded,
} from "../_shared/mails/giving/gift-mails.ts";
import { chargeGifts } from "./giving/gift-charges.ts";
import { sends } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";
import { refund } from "./refund.ts";

const seen = { reason: "The samples are about an event; a gift's mail is about a campaign." };

export const giving: AreaWork = {
  jobs: {
    donation_receipt: sends<GiftMailSource>({ write: giftReceipt, seen }),
    donation_refunded: sends<GiftMailSource>({ write: giftRefunded, seen }),
    donation_failed: sends<GiftMailSource>({ write: giftFailed, seen }),
    refund_donation: refund,
  },
  chores: [chargeGifts],
};
