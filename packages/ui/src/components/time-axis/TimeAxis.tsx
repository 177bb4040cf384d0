import { useId, useLayoutEffect, useMemo, useRef, type CSSProperties } from "react";
import { DragVoice } from "../drag/DragVoice.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useWords } from "../../words/useWords.ts";
import { boxOf, rowsIn, type AxisBox, type AxisRow } from "./axis.rules.ts";
import { AxisBar } from "./AxisBar.tsx";
import { AxisGround } from "./AxisGround.tsx";
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
  const { label, items, terms, zoom, today, goal, critical, preview, onMove, onOpen } = props;
  const { idOf, nameOf, spanOf, afterOf, progressOf, endOf, clockOf } = terms;
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
  const shownOf = (id: string, span: AxisSpan): AxisSpan =>
    (id === liftedId ? lifted?.place?.span : preview?.moved.get(id)) ?? span;
  const boxOfRow = (row: AxisRow<Item> | undefined): AxisBox | null => {
    const span = row?.item ? spanOf(row.item) : null;
    if (!row || !span) return null;
    const box = boxOf(shownOf(row.id, span), from, dayPx, css.markPx);
    return { ...box, middle: row.top + barTop + css.barPx / 2 };
  };
  const links = items.flatMap((item): AxisLink[] =>
    (afterOf?.(item) ?? []).flatMap((before) => {
      const [one, other] = [rowById.get(before), rowById.get(idOf(item))];
      if (!one || !other) return [];
      const [high, low] = one.top < other.top ? [one, other] : [other, one];
      if (high.top > sight.bottom || low.top + low.height < sight.top) return [];
      const [start, end] = [boxOfRow(one), boxOfRow(other)];
      if (!start || !end) return [];
      if (
        Math.min(start.x, end.x) > sight.end ||
        Math.max(start.x + start.width, end.x) < sight.start
      )
        return [];
      const isCritical = critical?.has(one.id) === true && critical.has(other.id);
      return [{ id: `${one.id} ${other.id}`, from: start, to: end, isCritical }];
    }),
  );
  const { first, last } = rowsIn(rows, sight.top, sight.bottom);
  const inSight = rows.slice(first, last + 1);
  const held = [rowById.get(stop.current), rowById.get(liftedId ?? "")].filter(
    (row): row is AxisRow<Item> => row !== undefined && !inSight.includes(row),
  );
  const height = (rows.at(-1)?.top ?? 0) + (rows.at(-1)?.height ?? 0);
  const isSeen = (id: string, { x, width }: { x: number; width: number }) =>
    id === stop.current || id === liftedId || (x <= sight.end && x + width >= sight.start);

  /** On phones a name stands over its bar, or at the edge nearest to it. */
  const nameX = (id: string, span: AxisSpan | null) =>
    span ? Math.max(0, boxOf(shownOf(id, span), from, dayPx, css.markPx).x) : 0;
  const wordsOf = (item: Item, span: AxisSpan) => {
    const after = (afterOf?.(item) ?? []).flatMap((id) => {
      const before = rowById.get(id)?.item;
      return before ? [nameOf(before)] : [];
    });
    const waits = after.length > 0 ? words.waitsFor(after) : "";
    const chain = critical?.has(idOf(item)) ? words.decidesEnd : "";
    const clock = clockOf?.(item) ?? "";
    return [nameOf(item), spanWords(span), clock, waits, chain].filter(Boolean).join(", ");
  };
  /** Another way to the same thing for a pointer: keys and screen readers have the bar. */
  const nameButton = (item: Item, look: string, style?: CSSProperties) => (
    <button
      type="button"
      tabIndex={-1}
      className={look}
      style={style}
      dir="auto"
      aria-hidden="true"
      onClick={() => onOpen(item)}
    >
      {nameOf(item)}
    </button>
  );
  const drawThing = (id: string, item: Item) => {
    const span = spanOf(item);
    const open = () => {
      if (!drag.tookPlace()) onOpen(item);
    };
    const button = {
      tabIndex: id === stop.current ? 0 : -1,
      "aria-describedby": hint,
      onFocus: () => stop.setCurrent(id),
      onClick: open,
      ...(onMove ? drag.handlersOf(item, span !== null) : {}),
    };
    if (!span) {
      return (
        <button
          type="button"
          className={css.noDay}
          aria-label={words.noDayOf(nameOf(item))}
          {...button}
        >
          {isPhone ? words.noDayOf(nameOf(item)) : words.noDay}
        </button>
      );
    }
    const shown = shownOf(id, span);
    if (!isSeen(id, boxOf(shown, from, dayPx, css.markPx))) return null;
    return (
      <AxisBar
        name={nameOf(item)}
        said={wordsOf(item, shown)}
        span={span}
        shown={shown}
        look={{
          isCritical: critical?.has(id) ?? false,
          held: id === liftedId ? (lifted?.place?.edge ?? "whole") : null,
          progress: progressOf?.(item) ?? 0,
        }}
        shape={shape}
        button={button}
      />
    );
  };
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
          {[...inSight, ...held].map(({ id, top, height: rowPx, group, item }) => (
            <li
              key={id}
              className={css.row}
              style={{ insetBlockStart: headPx + top, blockSize: rowPx - 1 }}
            >
              {group !== null && (
                <div className={css.groupName} style={isPhone ? {} : { inlineSize: namesPx }}>
                  <span className={css.nameText} dir="auto">
                    {group}
                  </span>
                </div>
              )}
              {item !== null && !isPhone && (
                <div className={css.name} style={{ inlineSize: namesPx }}>
                  {nameButton(item, css.nameOpens)}
                  {endOf?.(item)}
                </div>
              )}
              {item !== null && (
                <div className={css.track}>
                  {isPhone &&
                    spanOf(item) &&
                    nameButton(item, css.nameOver, {
                      marginInlineStart: nameX(id, spanOf(item)),
                    })}
                  {drawThing(id, item)}
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
      <DragVoice drag={drag} />
    </section>
  );
}
