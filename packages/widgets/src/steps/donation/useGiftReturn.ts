import type { GiftView } from "@jubilee/core/giving/giving.types";
import { useState } from "react";
import type { Returned } from "../../element/page-link.ts";
import { useEffectOn } from "../../parts/useEffectOn.ts";
import type { WidgetContext } from "../../widget.types.ts";
import type { Arrival } from "../every/useReturn.ts";

const firstWaitMs = 700;
const longestWaitMs = 4000;
const tries = 8;

/** Asks for the gift until its payment has arrived; only the server knows whether it has. */
export function useGiftReturn(
  context: WidgetContext,
  gift: GiftView,
  returned: Returned | null,
  onGift: (gift: GiftView) => void,
): Arrival {
  const [count, setCount] = useState(0);
  const open = gift.status === "pledged" || gift.status === "failed";
  const waiting = gift.status === "pledged" && returned === "finished" && count < tries;
  useEffectOn([waiting, count], () => {
    if (!waiting) return undefined;
    let gone = false;
    const ask = async () => {
      const outcome = await context.call<GiftView>("GET", `gift/${gift.giftToken}`);
      if (gone) return;
      if (outcome.ok && outcome.value.status !== gift.status) onGift(outcome.value);
      else setCount(count + 1);
    };
    const wait = Math.min(longestWaitMs, firstWaitMs * 1.5 ** count);
    const timer = setTimeout(() => void ask(), wait);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  });
  if (waiting) return "waiting";
  if (!open) return null;
  if (gift.status === "failed") return "declined";
  return returned === "cancelled" || returned === "declined" ? returned : "unpaid";
}
