import { useLocaleContext } from "@ark-ui/react/locale";
import { useCallback, useEffect, useEffectEvent, useMemo, type RefObject } from "react";
import { useWords } from "../../words/useWords.ts";
import { useDrag } from "../drag/useDrag.ts";
import { edgeAt, isSameSpan, shiftedSpan, steppedPlace, type AxisPlace } from "./axis.rules.ts";
import { timeAxisWords } from "./timeAxis.copy.ts";
import type { AxisSpan, TimeAxisProps } from "./timeAxis.types.ts";

/** How far from an end a pointer, or a finger, still holds it. */
const reachPx = 8;

/** A span in words: “24 May to 27 May”; of another year than today's with that. */
export function useSpanWords(today: string): (span: AxisSpan) => string {
  const { locale } = useLocaleContext();
  const words = useWords("timeAxis", timeAxisWords);
  const [near, far] = useMemo(() => {
    const form = { weekday: "short", day: "numeric", month: "long", timeZone: "UTC" } as const;
    return [
      new Intl.DateTimeFormat(locale, form),
      new Intl.DateTimeFormat(locale, { ...form, year: "numeric" }),
    ] as const;
  }, [locale]);
  const { due, span } = words;
  return useCallback(
    ({ start, end }) => {
      const written = (day: string) =>
        (day.slice(0, 4) === today.slice(0, 4) ? near : far).format(Date.parse(day));
      if (start === null) return due(written(end));
      return start === end ? written(end) : span(written(start), written(end));
    },
    [due, far, near, span, today],
  );
}

/** Moves bars by days: the whole, or the end that is held. */
export function useAxisDrag<Item>(
  props: TimeAxisProps<Item>,
  scroller: RefObject<HTMLElement | null>,
  dayPx: number,
) {
  const { terms, preview, onMove } = props;
  const { idOf, nameOf, spanOf } = terms;
  const words = useWords("timeAxis", timeAxisWords);
  const spanWords = useSpanWords(props.today);
  const resting = (item: Item): AxisSpan => spanOf(item) ?? { start: null, end: props.today };
  const drag = useDrag<Item, AxisPlace>({
    idOf,
    nameOf,
    placeOf: (item) => ({ span: resting(item), edge: "whole" }),
    isSame: (one, other) => isSameSpan(one.span, other.span) && one.edge === other.edge,
    tell: ({ span, edge }) => words.held[edge](spanWords(span)),
    pointTo: (item, target, from) => {
      const { left, right, width } = target.getBoundingClientRect();
      const isTurned = getComputedStyle(target).direction === "rtl";
      const edge = edgeAt(isTurned ? right - from.x : from.x - left, width, reachPx);
      const span = resting(item);
      const scrolled = scroller.current?.scrollLeft ?? 0;
      return ({ x }) => {
        const way = x - from.x + (scroller.current?.scrollLeft ?? 0) - scrolled;
        const days = Math.round((isTurned ? -way : way) / dayPx);
        return { span: shiftedSpan(span, edge, days), edge };
      };
    },
    step: steppedPlace,
    refusal: (_, item) => props.stays?.(item) ?? null,
    onDrop: (item, { span }, drop) => {
      if (!isSameSpan(span, resting(item))) onMove?.(item, span, drop);
    },
    keys: words.keys,
  });
  const { lifted } = drag;
  const tell = useEffectEvent((now: typeof lifted) =>
    preview?.onPreview(now?.thing ?? null, now?.place?.span ?? null),
  );
  useEffect(() => tell(lifted), [lifted]);
  return drag;
}
