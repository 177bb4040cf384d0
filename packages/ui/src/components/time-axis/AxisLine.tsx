import { memo, type CSSProperties, type HTMLAttributes } from "react";
import { useWords } from "../../words/useWords.ts";
import { boxOf, type AxisRow, type Edge } from "./axis.rules.ts";
import { AxisBar } from "./AxisBar.tsx";
import { timeAxisWords } from "./timeAxis.copy.ts";
import type { AxisSpan, AxisTerms } from "./timeAxis.types.ts";
import * as css from "./TimeAxis.css.ts";
import type { AxisShape } from "./useAxis.ts";

/** What all rows of an axis share; the same object while none of them has to be drawn anew. */
export interface AxisWays<Item> {
  terms: AxisTerms<Item>;
  shape: AxisShape<Item>;
  hint: string;
  /** A span in words. */
  spanWords: (span: AxisSpan) => string;
  rowOf: (id: string) => AxisRow<Item> | undefined;
  /** What moves it by pointer and keys; null for who may only look. */
  handlersOf: ((item: Item, isMovable: boolean) => HTMLAttributes<HTMLElement>) | null;
  /** Whether the click that comes now belongs to a drag. */
  tookPlace: () => boolean;
  onFocus: (id: string) => void;
  onOpen: (item: Item) => void;
}

interface AxisLineProps<Item> {
  row: AxisRow<Item>;
  /** Where its bar stands, dragged or pushed: the ends of its span, or null where it has none. */
  start: string | null;
  end: string | null;
  isStop: boolean;
  isSeen: boolean;
  isCritical: boolean;
  held: Edge | null;
  ways: AxisWays<Item>;
}

/** A row of the axis, drawn anew for what concerns it alone: a group's name, or a thing with its bar. */
function Line<Item>(props: AxisLineProps<Item>) {
  const { row, ways } = props;
  const { namesPx, headPx, isPhone } = ways.shape;
  const { endOf } = ways.terms;
  const { top, height, group, item } = row;
  return (
    <li className={css.row} style={{ insetBlockStart: headPx + top, blockSize: height - 1 }}>
      {group !== null && (
        <div className={css.groupName} style={isPhone ? {} : { inlineSize: namesPx }}>
          <span className={css.nameText} dir="auto">
            {group}
          </span>
        </div>
      )}
      {item !== null && !isPhone && (
        <div className={css.name} style={{ inlineSize: namesPx }}>
          <NameButton item={item} ways={ways} look={css.nameOpens} />
          {endOf?.(item)}
        </div>
      )}
      {item !== null && <Track {...props} item={item} />}
    </li>
  );
}

interface NameButtonProps<Item> {
  item: Item;
  ways: AxisWays<Item>;
  look: string;
  style?: CSSProperties;
}

/** Another way to the same thing for a pointer: keys and screen readers have the bar. */
function NameButton<Item>({ item, ways: { terms, onOpen }, look, style }: NameButtonProps<Item>) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={look}
      style={style}
      dir="auto"
      aria-hidden="true"
      onClick={() => onOpen(item)}
    >
      {terms.nameOf(item)}
    </button>
  );
}

function Track<Item>(props: AxisLineProps<Item> & { item: Item }) {
  const { row, item, start, end, isStop, isSeen, isCritical, held, ways } = props;
  const { shape, hint, handlersOf, tookPlace, onFocus, onOpen } = ways;
  const { nameOf, spanOf, progressOf } = ways.terms;
  const words = useWords("timeAxis", timeAxisWords);
  const span = spanOf(item);
  const shown = end === null ? null : { start, end };
  const button = {
    tabIndex: isStop ? 0 : -1,
    "aria-describedby": hint,
    onFocus: () => onFocus(row.id),
    onClick: () => {
      if (!tookPlace()) onOpen(item);
    },
    ...handlersOf?.(item, span !== null),
  };
  if (!span || !shown) {
    const noDay = words.noDayOf(nameOf(item));
    return (
      <div className={css.track}>
        <button type="button" className={css.noDay} aria-label={noDay} {...button}>
          {shape.isPhone ? noDay : words.noDay}
        </button>
      </div>
    );
  }
  /** On phones a name stands over its bar, or at the edge nearest to it. */
  const nameX = Math.max(0, boxOf(shown, shape.from, shape.dayPx, css.markPx).x);
  return (
    <div className={css.track}>
      {shape.isPhone && (
        <NameButton
          item={item}
          ways={ways}
          look={css.nameOver}
          style={{ marginInlineStart: nameX }}
        />
      )}
      {isSeen && (
        <AxisBar
          name={nameOf(item)}
          said={saidOf(item, shown, isCritical, ways, words)}
          span={span}
          shown={shown}
          look={{ isCritical, held, progress: progressOf?.(item) ?? 0 }}
          shape={shape}
          button={button}
        />
      )}
    </div>
  );
}

/** All that is seen of a bar, in words. */
function saidOf<Item>(
  item: Item,
  shown: AxisSpan,
  isCritical: boolean,
  { terms, spanWords, rowOf }: AxisWays<Item>,
  words: typeof timeAxisWords,
): string {
  const { nameOf, afterOf, clockOf } = terms;
  const after = (afterOf?.(item) ?? []).flatMap((before) => {
    const other = rowOf(before)?.item;
    return other ? [nameOf(other)] : [];
  });
  const waits = after.length > 0 ? words.waitsFor(after) : "";
  const chain = isCritical ? words.decidesEnd : "";
  return [nameOf(item), spanWords(shown), clockOf?.(item) ?? "", waits, chain]
    .filter(Boolean)
    .join(", ");
}

export const AxisLine = memo(Line) as typeof Line;
