import { useRef, useState } from "react";
import { Button } from "../../parts/Button.tsx";
import type { CheckoutCopy } from "../../copy/copy.types.ts";
import { hold } from "../../styles/steps.css.ts";
import type { WidgetContext } from "../../widget.types.ts";
import { useEffectOn } from "../../parts/useEffectOn.ts";

interface Props {
  context: WidgetContext;
  copy: CheckoutCopy;
  tickets: number;
  /** Instant, ISO 8601. */
  until: string;
  /** Asks for more time; absent once it was given. */
  onMore?: (() => void) | undefined;
  onOver: () => void;
}

const wholeMs = 15 * 60_000;
/** Minutes before the end that are said; from the first of them on more time can be asked for. */
const said = [5, 1];

/** How long the tickets are kept, to the second for the eye and at a few minutes for the ear. */
export function Countdown({ context, copy, tickets, until, onMore, onOver }: Props) {
  const left = () => Math.max(0, Date.parse(until) - context.now());
  const [ms, setMs] = useState(left);
  useEffectOn([until], () => {
    const tick = () => setMs(left());
    const timer = setInterval(tick, 1000);
    // A page that comes back as it was left, as from the payment page, had stood still meanwhile.
    addEventListener("pageshow", tick);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      removeEventListener("pageshow", tick);
      document.removeEventListener("visibilitychange", tick);
    };
  });
  const seconds = Math.ceil(ms / 1000);
  const before = useRef(seconds);
  useEffectOn([seconds], () => {
    // A busy page skips seconds: what counts is that a minute was passed.
    const passed = said.find((minute) => before.current > minute * 60 && seconds <= minute * 60);
    before.current = seconds;
    if (seconds === 0) return onOver();
    if (passed !== undefined) context.announce(copy.minutesLeft(passed));
  });
  const ring = useRef<SVGCircleElement>(null);
  useEffectOn([ms], () => {
    const round = 2 * Math.PI * 11;
    if (ring.current) {
      ring.current.style.strokeDasharray = `${Math.min(1, ms / wholeMs) * round} ${round}`;
    }
  });
  return (
    <div className={hold} role="timer">
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <circle cx="14" cy="14" r="11" />
        <circle ref={ring} cx="14" cy="14" r="11" />
      </svg>
      <span>
        {copy.held(tickets)} <b>{clock(seconds)}</b>
      </span>
      {onMore && seconds <= 300 && <Button onPress={onMore}>{copy.moreTime}</Button>}
    </div>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
