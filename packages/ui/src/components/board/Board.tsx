import { ArrowDownToLine, ArrowUpToLine } from "lucide-react";
import { useCallback, useId, useMemo, useRef, useState } from "react";
import { useWords } from "../../words/useWords.ts";
import { media } from "../../theme/measures.ts";
import { Carried } from "../drag/Carried.tsx";
import { DragVoice } from "../drag/DragVoice.tsx";
import { useDrag } from "../drag/useDrag.ts";
import { useKeptFocus } from "../drag/useKeptFocus.ts";
import { MoveTo } from "../move-to/MoveTo.tsx";
import { SegmentedControl } from "../segmented-control/SegmentedControl.tsx";
import { useMedia } from "../use-media/useMedia.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { board, columns as columnsStyle, columnSwitch } from "./Board.css.ts";
import {
  concernedBy,
  fullOf,
  moveTo,
  placeEnds,
  placeOf,
  placeOfTarget,
  placeWords,
  shortCount,
  standingOf,
  stepped,
  targetsFor,
  type Slot,
} from "./board.rules.ts";
import { boardWords } from "./board.copy.ts";
import type { BoardPlace, BoardProps } from "./board.types.ts";
import { BoardCard } from "./BoardCard.tsx";
import { BoardItem, type BoardWays } from "./BoardItem.tsx";
import { BoardList } from "./BoardList.tsx";
import { placeUnder, takenAt, type Taken } from "./placeUnder.ts";
import { useCardKeys } from "./useCardKeys.ts";

const endIcons = new Map([
  [placeEnds.top, <ArrowUpToLine key="top" />],
  [placeEnds.end, <ArrowDownToLine key="end" />],
]);

/**
 * Things by their state, in columns: dragged, moved by keys, or by “Move to…”. On phones one column
 * at a time. It fills the height of its parent. What is compared by its facts is a DataTable.
 */
export function Board<Item>(props: BoardProps<Item>) {
  const { label, columns, items, idOf, nameOf, columnOf, onMove, onOpen, elsewhere } = props;
  const isStill = onMove === undefined;
  const words = useWords("board", boardWords);
  const root = useRef<HTMLElement>(null);
  const hint = useId();
  const isPhone = useMedia(media.mobile);
  const [chosen, setChosen] = useState("");
  const [moving, setMoving] = useState<Item | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const keepFocus = useKeptFocus();
  const standing = useMemo(
    () => standingOf(items, columns, idOf, columnOf),
    [items, columns, idOf, columnOf],
  );
  const columnNamed = (id: string) => columns.find((column) => column.id === id);
  const isOrdered = (id: string) => columnNamed(id)?.isOrdered === true;
  const refusal = ({ column: id }: BoardPlace, item: Item) => {
    const fixed = props.stays?.(item) ?? null;
    if (fixed !== null) return fixed;
    const column = columnNamed(id);
    const full = column && fullOf(column, standing, idOf(item), words);
    return full ? words.refusal(column.name, full) : null;
  };
  const drag = useDrag<Item, BoardPlace>({
    idOf,
    nameOf,
    placeOf: (item) => placeOf(standing, idOf(item)),
    isSame: (one, other) => one.column === other.column && one.index === other.index,
    tell: (place, item) =>
      isOrdered(place.column)
        ? words.inColumn(columnNamed(place.column)?.name ?? "")
        : placeWords(place, columns, standing, idOf(item), words),
    pointTo: (_, target, from) => {
      setTaken(takenAt(target, from));
      return (at) => placeUnder(root.current, at);
    },
    step: (place, key, item) => {
      const next = stepped(place, key, columns, standing, idOf(item));
      return isOrdered(place.column) && next?.column === place.column ? null : next;
    },
    keys: columns.every(({ id }) => isOrdered(id)) ? words.keysOrdered : words.keys,
    refusal,
    onDrop: (item, place, drop) => {
      keepFocus(idOf(item));
      onMove?.(item, moveTo(place, standing, idOf(item)), drop);
    },
    onMoveTo: setMoving,
    ...(isPhone ? { byTouch: "never", onRest: setMoving } : {}),
  });
  const { lifted } = drag;
  const liftedCard = useMemo(
    () => (lifted ? { card: idOf(lifted.thing), place: lifted.place } : null),
    [idOf, lifted],
  );
  const open = lifted?.place?.column ?? chosen;
  const shown = columns.find(({ id }) => id === open) ?? columns[0];
  const seen = isPhone ? (shown ? [shown] : []) : columns;
  const known = useMemo(() => new Map(items.map((item) => [idOf(item), item])), [items, idOf]);
  const cards = useCardKeys({ root, columns: seen, standing });
  const { handlersOf, tookPlace } = drag;
  const { current, onFocus } = cards;
  const { card } = props;
  const ways = useMemo(
    (): BoardWays<Item> => ({
      nameOf,
      card,
      hint,
      isStill,
      handlersOf,
      tookPlace,
      onFocus,
      onOpen,
      onMoveTo: setMoving,
    }),
    [card, handlersOf, hint, isStill, nameOf, onFocus, onOpen, tookPlace],
  );
  const drawn = useCallback(
    ({ id, look }: Slot, isCurrent: boolean) => {
      const item = known.get(id);
      return item === undefined ? null : (
        <BoardItem
          id={id}
          item={item}
          isLifted={look === "lifted"}
          isCurrent={isCurrent}
          ways={ways}
        />
      );
    },
    [known, ways],
  );
  const fixed = moving === null ? null : (props.stays?.(moving) ?? null);
  const carried = lifted?.by === "pointer" && taken;
  return (
    <section ref={root} className={board} aria-label={label} aria-busy={props.loading}>
      <VisuallyHidden>
        <span id={hint}>{isStill ? words.hintFixed : words.hint}</span>
      </VisuallyHidden>
      {isPhone && (
        <div className={columnSwitch}>
          <SegmentedControl
            label={words.column}
            value={shown?.id ?? ""}
            onValueChange={setChosen}
            segments={columns.map((column) => ({
              value: column.id,
              label: `${column.name} ${shortCount(column, standing)}`,
            }))}
          />
        </div>
      )}
      <div className={columnsStyle} data-scrolls="">
        {seen.map((column) => (
          <BoardList
            key={column.id}
            column={column}
            standing={standing}
            lifted={concernedBy(liftedCard, column.id, standing)}
            isOver={lifted?.place?.column === column.id}
            isRefused={
              lifted?.place
                ? refusal({ column: column.id, index: 0 }, lifted.thing) !== null
                : false
            }
            placePx={taken?.heightPx}
            loading={props.loading ?? false}
            onShow={cards.showsIn}
            current={standing.get(column.id)?.includes(current) ? current : null}
            drawCard={drawn}
          />
        ))}
      </div>
      {carried && lifted && (
        <Carried drag={drag} offset={carried.offset} widthPx={carried.widthPx}>
          <BoardCard name={nameOf(lifted.thing)} content={props.card?.(lifted.thing)} isLifted />
        </Carried>
      )}
      <DragVoice drag={drag} />
      {moving !== null && (
        <MoveTo
          open
          onOpenChange={(isOpen) => {
            if (!isOpen) setMoving(null);
          }}
          name={nameOf(moving)}
          targets={[
            ...targetsFor(idOf(moving), columns, standing, words).map((target) => ({
              icon: endIcons.get(target.id),
              ...target,
              ...(fixed === null ? {} : { full: fixed }),
            })),
            ...(elsewhere?.targets ?? []),
          ]}
          onMove={(target) => {
            const card = idOf(moving);
            const to = placeOfTarget(target.id, card, columns, standing);
            keepFocus(card);
            if (to) onMove?.(moving, moveTo(to, standing, card), { by: "keys", alone: false });
            else elsewhere?.onMove(moving, target);
          }}
        />
      )}
    </section>
  );
}
