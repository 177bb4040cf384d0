import { useMemo } from "react";
import { media } from "../../theme/measures.ts";
import { useMedia } from "../use-media/useMedia.ts";
import { dayWidths, numberOf, reachOf, rowsOf, type AxisRow } from "./axis.rules.ts";
import type { TimeAxisProps } from "./timeAxis.types.ts";

/** How high and wide an axis is, and where its rows stand. */
export interface AxisShape<Item> {
  rows: readonly AxisRow<Item>[];
  /** The days shown, as numbers. */
  from: number;
  to: number;
  dayPx: number;
  /** How wide the names are; on phones they stand over their bars. */
  namesPx: number;
  headPx: number;
  /** From a row's top to its bar. */
  barTop: number;
  isPhone: boolean;
}

const namesPx = { wide: 304, narrow: 212, phone: 0 } as const;

export function useAxis<Item>(props: TimeAxisProps<Item>): AxisShape<Item> {
  const { items, terms, zoom, today, goal } = props;
  const { idOf, spanOf, groupOf } = terms;
  const isPhone = useMedia(media.mobile);
  const isNarrow = useMedia(media.belowDesktop);
  const room = isPhone ? "phone" : isNarrow ? "narrow" : "wide";
  const rows = useMemo(
    () => rowsOf(items, idOf, groupOf, isPhone ? { row: 52, group: 34 } : { row: 36, group: 32 }),
    [items, idOf, groupOf, isPhone],
  );
  const goalDay = goal?.day;
  const reach = useMemo(() => {
    const days = items.flatMap((item) => {
      const span = spanOf(item);
      return span ? [span.start ?? span.end, span.end] : [];
    });
    return reachOf([today, ...(goalDay ? [goalDay] : []), ...days]);
  }, [items, spanOf, today, goalDay]);
  return useMemo(
    () => ({
      rows,
      ...reach,
      dayPx: dayWidths[zoom][room],
      namesPx: namesPx[room],
      headPx: 40,
      barTop: isPhone ? 24 : 6,
      isPhone,
    }),
    [isPhone, reach, room, rows, zoom],
  );
}

/** The x of a day on an axis. */
export const xOf = ({ from, dayPx }: Pick<AxisShape<unknown>, "from" | "dayPx">, day: string) =>
  (numberOf(day) - from) * dayPx;
