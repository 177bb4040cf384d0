import { useId, useLayoutEffect, useMemo, useRef } from "react";
import { DragVoice } from "../drag/DragVoice.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useWords } from "../../words/useWords.ts";
import { boxOf, rowsIn, type AxisBox, type AxisRow } from "./axis.rules.ts";
import { AxisGround } from "./AxisGround.tsx";
import { AxisLine, type AxisWays } from "./AxisLine.tsx";
import { AxisLines, type AxisLink } from "./AxisLines.tsx";
import { timeAxisWords } from "./timeAxis.copy.ts";
import type { AxisSpan, TimeAxisProps } from "./timeAxis.types.ts";
import * as css from "./TimeAxis.css.ts";
import { useAxis, xOf } from "./useAxis.ts";
import { useAxisDrag, useSpanWords } from "./useAxisDrag.ts";
import { useRowStop } from "./useRowStop.ts";
import { useSight } from "./useSight.ts";
import { useSteppedInSight } from "./useSteppedInSight.ts";

/** So many days before today are in sight at first. */
const daysBefore = 4;

/**
 * Things over their days, with what waits for what: bars are dragged whole or by an end, or moved
 * by keys. Only what is in sight is drawn. It fills the height of its parent. Hours of one day are
 * a calendar; things without a day are a DataTable.
 */
export function TimeAxis<Item>(props: TimeAxisProps<Item>) {
  const { label, terms, zoom, today, goal, critical, preview, onMove, onOpen } = props;
  const { idOf, spanOf, afterOf } = terms;
  const words = useWords("timeAxis", timeAxisWords);
  const hint = useId();
  const scroller = useRef<HTMLElement>(null);
  const shape = useAxis(props);
  const { rows, from, to, dayPx, namesPx, headPx, barTop, isPhone } = shape;
  const sight = useSight(scroller);
  const stop = useRowStop(scroller, shape);
  const drag = useAxisDrag(props, scroller, dayPx);
  const spanWords = useSpanWords(today);
  const rowById = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const startX = xOf(shape, today);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const x = Math.max(0, startX - daysBefore * dayPx);
    element.scrollLeft = getComputedStyle(element).direction === "rtl" ? -x : x;
    // oxlint-disable-next-line react/exhaustive-deps -- today comes into sight at first and where one looks nearer or further
  }, [zoom, isPhone]);

  const { lifted } = drag;
  const liftedId = lifted ? idOf(lifted.thing) : null;
  useSteppedInSight(scroller, shape, lifted, idOf);
  const shownOf = (row: AxisRow<Item>): AxisSpan | null => {
    const span = row.item && spanOf(row.item);
    if (!span) return null;
    return (row.id === liftedId ? lifted?.place?.span : preview?.moved.get(row.id)) ?? span;
  };
  const boxOfRow = (row: AxisRow<Item>): AxisBox | null => {
    const shown = shownOf(row);
    if (!shown) return null;
    return { ...boxOf(shown, from, dayPx, css.markPx), middle: row.top + barTop + css.barPx / 2 };
  };
  const pairs = useMemo(
    () =>
      rows.flatMap((row) =>
        (row.item ? (afterOf?.(row.item) ?? []) : []).flatMap((id) => {
          const before = rowById.get(id);
          return before ? [{ before, row }] : [];
        }),
      ),
    [afterOf, rowById, rows],
  );
  const links = pairs.flatMap(({ before, row }): AxisLink[] => {
    const [high, low] = before.top < row.top ? [before, row] : [row, before];
    if (high.top > sight.bottom || low.top + low.height < sight.top) return [];
    const [start, end] = [boxOfRow(before), boxOfRow(row)];
    if (!start || !end) return [];
    if (
      Math.min(start.x, end.x) > sight.end ||
      Math.max(start.x + start.width, end.x) < sight.start
    )
      return [];
    const isCritical = critical?.has(before.id) === true && critical.has(row.id);
    return [{ id: `${before.id} ${row.id}`, from: start, to: end, isCritical }];
  });
  const { first, last } = rowsIn(rows, sight.top, sight.bottom);
  const inSight = rows.slice(first, last + 1);
  const held = [rowById.get(stop.current), rowById.get(liftedId ?? "")].filter(
    (row): row is AxisRow<Item> => row !== undefined,
  );
  const drawn = [...new Set([...inSight, ...held])];
  const height = (rows.at(-1)?.top ?? 0) + (rows.at(-1)?.height ?? 0);
  const isSeen = (id: string, shown: AxisSpan | null) => {
    if (!shown || id === stop.current || id === liftedId) return true;
    const { x, width } = boxOf(shown, from, dayPx, css.markPx);
    return x <= sight.end && x + width >= sight.start;
  };
  const { handlersOf, tookPlace } = drag;
  const { setCurrent } = stop;
  const isMovable = onMove !== undefined;
  const ways = useMemo(
    (): AxisWays<Item> => ({
      terms,
      shape,
      hint,
      spanWords,
      rowOf: (id) => rowById.get(id),
      handlersOf: isMovable ? handlersOf : null,
      tookPlace,
      onFocus: setCurrent,
      onOpen,
    }),
    [handlersOf, hint, isMovable, onOpen, rowById, setCurrent, shape, spanWords, terms, tookPlace],
  );
  return (
    <section
      ref={scroller}
      className={css.axis}
      aria-label={label}
      data-scrolls=""
      {...(rows.length === 0 ? { tabIndex: 0 } : {})}
    >
      <VisuallyHidden>
        <span id={hint}>{onMove ? words.hint : words.hintFixed}</span>
      </VisuallyHidden>
      <div
        className={css.content}
        style={{ inlineSize: namesPx + (to - from) * dayPx, blockSize: headPx + height }}
      >
        <AxisGround shape={shape} sight={sight} zoom={zoom} today={today} goal={goal} />
        <AxisLines links={links} shape={shape} sight={sight} />
        {rows.length === 0 && <p className={css.empty}>{words.empty}</p>}
        <ul className={css.rows} aria-label={label}>
          {drawn.map((row) => {
            const shown = shownOf(row);
            return (
              <AxisLine
                key={row.id}
                row={row}
                start={shown?.start ?? null}
                end={shown?.end ?? null}
                isStop={row.id === stop.current}
                isSeen={isSeen(row.id, shown)}
                isCritical={critical?.has(row.id) ?? false}
                held={row.id === liftedId ? (lifted?.place?.edge ?? "whole") : null}
                ways={ways}
              />
            );
          })}
        </ul>
      </div>
      <DragVoice drag={drag} />
    </section>
  );
}
