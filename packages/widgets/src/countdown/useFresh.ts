import type { SharedCountdown } from "@jubilee/core/sharing/countdown.types";
import { useState } from "react";
import { useEffectOn } from "../parts/useEffectOn.ts";
import type { ScreenProps } from "../widget.types.ts";

/** An open countdown looks this often whether its event has moved. */
const refreshMs = 10 * 60_000;

/**
 * The newest answer, how far the server's clock is ahead of this device's, and how to ask anew. What
 * came with the script may be as old as that in the browser's cache, so it is asked for once more;
 * the clock is taken by the middle of that short call. Without a connection the countdown goes on; a
 * link that ends, or is kept from this page, says so.
 */
export function useFresh({ context, data }: ScreenProps<SharedCountdown>) {
  const [fresh, setFresh] = useState(data);
  const [aheadMs, setAhead] = useState(() => context.now() - Date.now());
  const ask = async () => {
    const askedMs = Date.now();
    const answer = await context.call<SharedCountdown>("GET", `countdown/${context.token}`);
    if (!context.shadow.host.isConnected) return;
    if (answer.ok) {
      setAhead(Date.parse(answer.value.serverTime) - (askedMs + Date.now()) / 2);
      setFresh(answer.value);
    } else if (/^(link|origin)_/.test(answer.error.code)) void context.reload();
  };
  useEffectOn([data], () => {
    setFresh(data);
    void ask();
  });
  useEffectOn([fresh], () => {
    const timer = setTimeout(() => document.hidden || void ask(), refreshMs);
    return () => clearTimeout(timer);
  });
  return { fresh, aheadMs, ask };
}
