import { useRef, useState } from "react";
import type { CheckoutCopy } from "../copy/copy.types.ts";
import { hold } from "../styles/steps.css.ts";
import type { WidgetContext } from "../widget.types.ts";
import { useEffectOn } from "../parts/useEffectOn.ts";

interface Props {
  context: WidgetContext;
  copy: CheckoutCopy;
  tickets: number;
  /** Instant, ISO 8601. */
  until: string;
  onOver: () => void;
}

const wholeMs = 15 * 60_000;
const said = new Set([5, 2, 1]);

/** How long the tickets are kept, to the second for the eye and at a few minutes for the ear. */
export function Countdown({ context, copy, tickets, until, onOver }: Props) {
  const left = () => Math.max(0, Date.parse(until) - context.now());
  const [ms, setMs] = useState(left);
  useEffectOn([until], () => {
    const timer = setInterval(() => setMs(left()), 1000);
    return () => clearInterval(timer);
  });
  const seconds = Math.ceil(ms / 1000);
  const minutes = seconds / 60;
  useEffectOn([seconds], () => {
    if (said.has(minutes)) context.announce(copy.minutesLeft(minutes));
    if (seconds === 0) onOver();
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
    </div>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
