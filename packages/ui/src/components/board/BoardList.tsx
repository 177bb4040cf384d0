import { useVirtualizer } from "@tanstack/react-virtual";
import { Ellipsis, Plus } from "lucide-react";
import { memo, useCallback, useEffect, useMemo, useRef, type ReactNode } from "react";
import { classNames } from "../../classNames.ts";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Menu } from "../menu/Menu.tsx";
import { useWords } from "../../words/useWords.ts";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import * as css from "./Board.css.ts";
import { boardWords } from "./board.copy.ts";
import { countWords, slotsOf, type LiftedCard, type Slot, type Standing } from "./board.rules.ts";
import type { BoardColumn } from "./board.types.ts";

/** From here on only what is seen is drawn. */
const manyCards = 40;
const usual = { cardPx: 84, gapPx: 8, spare: 6 };

const counts = { free: css.count, full: css.atLimit, over: css.overLimit };

const usualHeight = () => usual.cardPx;

export interface BoardListProps {
  column: BoardColumn;
  standing: Standing;
  /** What is lifted, where that is of this column or would come into it. */
  lifted: LiftedCard | null;
  /** What is lifted would be put here. */
  isOver: boolean;
  /** It takes nothing more while something else is lifted. */
  isRefused: boolean;
  /** How high what is lifted is. */
  placePx: number | undefined;
  loading: boolean;
  /** The card of this column that the Tab key stops at. */
  current: string | null;
  drawCard: (slot: Slot, isCurrent: boolean) => ReactNode;
  onShow: (column: string, show: (index: number) => void) => void;
}

/** One column: its name and count, its cards, and the way to add one. */
export const BoardList = memo(function BoardList(props: BoardListProps) {
  const { column, standing, lifted, isOver, isRefused, loading, current, drawCard, onShow } = props;
  const words = useWords("board", boardWords);
  const list = useRef<HTMLUListElement>(null);
  const slots = useMemo(() => slotsOf(column.id, standing, lifted), [column.id, lifted, standing]);
  const shown = useMemo(() => slots.filter(({ look }) => look !== "gone"), [slots]);
  const keyOf = useCallback((index: number) => shown[index]?.id ?? index, [shown]);
  const isLong = shown.length > manyCards;
  const at = current === null ? -1 : shown.findIndex(({ id }) => id === current);
  // oxlint-disable-next-line react/incompatible-library -- the component is not compiled; it reads the virtualizer anew on every render
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => list.current,
    estimateSize: usualHeight,
    getItemKey: keyOf,
    gap: usual.gapPx,
    overscan: usual.spare,
    enabled: isLong,
    initialRect: { width: 300, height: 640 },
  });
  useEffect(() => onShow(column.id, (index) => virtual.scrollToIndex(index)));
  const seen = isLong ? virtual.getVirtualItems() : [];
  const drawn = isLong ? seen.map(({ index }) => index) : shown.map((_, index) => index);
  /** Out of sight, the card of the Tab key stays in the document, with the focus that it may have. */
  const stop = isLong && !drawn.includes(at) ? shown[at] : undefined;
  const above = seen[0]?.start ?? 0;
  const below = isLong ? virtual.getTotalSize() - (seen.at(-1)?.end ?? 0) : 0;
  const { mark, menu, add, more } = column;
  const count = countWords(column, standing, words);
  const gone = [...slots.filter(({ look }) => look === "gone"), ...(stop ? [stop] : [])];
  /** One list: what moves from one part of it to the other stays the same element. */
  const entries = [
    ...drawn.flatMap((index) => shown.slice(index, index + 1).map((slot) => ({ slot, index }))),
    ...gone.map((slot) => ({ slot, index: -1 })),
  ];
  const draw = ({ slot, index }: (typeof entries)[number]) =>
    index === -1 ? (
      <li key={slot.id} className={css.gone}>
        {drawCard(slot, slot.id === current)}
      </li>
    ) : (
      <li
        key={slot.id}
        ref={isLong ? virtual.measureElement : undefined}
        data-index={index}
        {...(slot.index === -1 ? {} : { "data-among": slot.index })}
        className={slot.look === "lifted" ? css.place : undefined}
        style={slot.look === "lifted" ? { minHeight: props.placePx } : undefined}
      >
        {drawCard(slot, slot.id === current)}
      </li>
    );
  return (
    <section
      className={classNames(css.column, isOver && css.over, isRefused && isOver && css.refused)}
      aria-label={column.name}
      data-column={column.id}
    >
      <div className={css.columnHead}>
        {mark}
        <span className={css.columnName} dir="auto">
          {column.name}
        </span>
        <span className={counts[count.look]}>{count.text}</span>
        {menu && (
          <span className={css.columnMenu}>
            <Menu
              align="end"
              entries={menu}
              trigger={<IconButton label={words.more(column.name)} icon={<Ellipsis />} size="sm" />}
            />
          </span>
        )}
      </div>
      <ul ref={list} className={css.list} aria-label={column.name} data-scrolls="">
        {loading &&
          [96, 72, 96].map((height, index) => (
            <li key={`${column.id} ${index + 1}`}>
              <Skeleton shape="panel" height={height} />
            </li>
          ))}
        <Space height={above - usual.gapPx} />
        {!loading && entries.map(draw)}
        <Space height={below - usual.gapPx} />
        {!loading && shown.length === 0 && <li className={css.empty}>{words.empty}</li>}
      </ul>
      {more && (
        <div className={css.foot}>
          <Button variant="ghost" size="sm" onClick={more.onMore}>
            {more.label}
          </Button>
        </div>
      )}
      {add && (
        <div className={css.foot}>
          <Button variant="ghost" size="sm" icon={<Plus />} onClick={add.onAdd}>
            {add.label}
          </Button>
        </div>
      )}
    </section>
  );
});

/** Stands for the cards that are not drawn. */
function Space({ height }: { height: number }) {
  return height > 0 ? <li aria-hidden="true" className={css.space} style={{ height }} /> : null;
}
