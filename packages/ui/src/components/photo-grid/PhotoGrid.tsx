import { defaultRangeExtractor, useWindowVirtualizer, type Range } from "@tanstack/react-virtual";
import {
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from "react";
import { inlineVars } from "../../inlineVars.ts";
import { justify, lineHeightFor } from "./justify.ts";
import type { Photo } from "./photo.types.ts";
import { photoAt } from "./photoAt.ts";
import { PhotoCell } from "./PhotoCell.tsx";
import { gapVar, grid as gridStyle, heightVar, line as lineStyle, space } from "./PhotoGrid.css.ts";
import { englishPhotoGrid, type PhotoGridWords } from "./photoGridWords.ts";
import { usePhotoRoom } from "./usePhotoRoom.ts";

/** What a screen can ask of the grid. */
export interface PhotoGridHandle {
  /** Scrolls to a photo and gives it the focus: where one left the large view. */
  focus: (id: string) => void;
}

export interface PhotoSelection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

export interface PhotoGridProps {
  /** What is shown: its spoken name. */
  label: string;
  photos: readonly Photo[];
  onOpen: (photo: Photo, index: number) => void;
  selection?: PhotoSelection;
  gapPx?: number;
  /** Instead of photos when there are none. */
  empty?: ReactNode;
  words?: PhotoGridWords;
  ref?: Ref<PhotoGridHandle>;
}

/**
 * Photos in lines from edge to edge, as wide as they are; the page scrolls, and only what is seen is
 * drawn. One of them large is a PhotoView.
 */
export function PhotoGrid({
  label,
  photos,
  onOpen,
  selection,
  gapPx = 4,
  empty,
  words = englishPhotoGrid,
  ref,
}: PhotoGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const { width, top } = usePhotoRoom(grid);
  const [stop, setStop] = useState(0);
  const hasFocus = useRef(false);
  const from = useRef(0);
  const lines = useMemo(
    () => (width > 0 ? justify(photos, { width, gap: gapPx, height: lineHeightFor(width) }) : []),
    [photos, width, gapPx],
  );
  const lineOf = useCallback(
    (index: number) => lines.findIndex((line) => index < line.from + line.widths.length),
    [lines],
  );
  const withFocused = useCallback(
    (range: Range) => {
      const seen = defaultRangeExtractor(range);
      const at = hasFocus.current ? lineOf(stop) : -1;
      if (at < 0 || seen.includes(at)) return seen;
      return at < (seen[0] ?? 0) ? [at, ...seen] : [...seen, at];
    },
    [lineOf, stop],
  );
  // oxlint-disable-next-line react/incompatible-library -- the component is not compiled; it reads the virtualizer anew on every render
  const virtual = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) => (lines[index]?.height ?? 0) + gapPx,
    scrollMargin: top,
    overscan: 2,
    rangeExtractor: withFocused,
    initialRect: { width: 1024, height: 768 },
  });
  useLayoutEffect(() => virtual.measure(), [virtual, lines]);
  const focus = (index: number) => {
    const photo = photos[index];
    if (!photo) return;
    setStop(index);
    virtual.scrollToIndex(lineOf(index), { align: "auto" });
    const then = () =>
      grid.current
        ?.querySelector<HTMLElement>(`[data-photo="${CSS.escape(photo.id)}"]`)
        ?.focus({ preventScroll: true });
    requestAnimationFrame(() => requestAnimationFrame(then));
  };
  useImperativeHandle(ref, () => ({
    focus: (id) => focus(photos.findIndex((photo) => photo.id === id)),
  }));
  const indexOf = (target: EventTarget) => {
    const id =
      target instanceof Element
        ? target.closest<HTMLElement>("[data-photo]")?.dataset["photo"]
        : undefined;
    return photos.findIndex((photo) => photo.id === id);
  };
  const chosenBetween = (one: number, other: number) => {
    const [first, last] = [Math.min(one, other), Math.max(one, other)];
    return photos.slice(first, last + 1).map(({ id }) => id);
  };
  const toggle = (index: number, isRange: boolean) => {
    const photo = photos[index];
    if (!selection || !photo) return;
    const next = new Set(selection.selected);
    if (isRange) for (const id of chosenBetween(from.current, index)) next.add(id);
    else if (!next.delete(photo.id)) next.add(photo.id);
    if (!isRange) from.current = index;
    selection.onChange(next);
  };
  const press = (event: MouseEvent) => {
    const index = indexOf(event.target);
    const photo = photos[index];
    if (!photo) return;
    setStop(index);
    const isChoice = event.target instanceof HTMLInputElement;
    if (isChoice || (selection && (event.shiftKey || event.ctrlKey || event.metaKey)))
      toggle(index, event.shiftKey);
    else onOpen(photo, index);
  };
  const key = (event: KeyboardEvent<HTMLElement>) => {
    const index = indexOf(event.target);
    const photo = photos[index];
    if (!photo) return;
    const isWhole = event.ctrlKey || event.metaKey;
    if (event.key === "Enter") onOpen(photo, index);
    else if (event.key === " " && selection) toggle(index, false);
    else if (event.key.toLowerCase() === "a" && isWhole && selection)
      selection.onChange(new Set(photos.map(({ id }) => id)));
    else if (event.key === "Escape" && selection && selection.selected.size > 0)
      selection.onChange(new Set());
    else {
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
      const to = photoAt(event, index, { lines, gap: gapPx, isRightToLeft });
      if (to === undefined) return;
      if (event.shiftKey && selection) {
        selection.onChange(new Set([...selection.selected, ...chosenBetween(index, to)]));
      }
      focus(to);
    }
    event.preventDefault();
  };
  if (photos.length === 0 && empty) return <>{empty}</>;

  const seen = virtual.getVirtualItems();
  const below = virtual.getTotalSize() + top - (seen.at(-1)?.end ?? top);
  const isStopDrawn = seen.some(({ index }) => index === lineOf(stop));
  const shownStop = isStopDrawn ? stop : (lines[seen[0]?.index ?? 0]?.from ?? 0);
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its cells always has the stop
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-rowcount={lines.length}
      aria-multiselectable={selection ? true : undefined}
      data-choosing={selection && selection.selected.size > 0 ? "" : undefined}
      className={gridStyle}
      onClick={press}
      onKeyDown={key}
      onFocus={({ target }) => {
        hasFocus.current = true;
        const index = indexOf(target);
        if (index >= 0) setStop(index);
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {seen.flatMap(({ index, start }, place) => {
        const line = lines[index];
        if (!line) return [];
        const gap = start - (seen[place - 1]?.end ?? top);
        return [
          gap > 0 ? <Space key={`before ${line.from}`} height={gap} /> : null,
          <div
            key={line.from}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- photos are no table
            role="row"
            aria-rowindex={index + 1}
            className={lineStyle}
            style={inlineVars({ [heightVar]: `${line.height}px`, [gapVar]: `${gapPx}px` })}
          >
            {photos.slice(line.from, line.from + line.widths.length).map((photo, at) => (
              <PhotoCell
                key={photo.id}
                photo={photo}
                place={line.from + at + 1}
                count={photos.length}
                width={line.widths[at] ?? 0}
                isStop={line.from + at === shownStop}
                isChosen={selection?.selected.has(photo.id)}
                words={words}
              />
            ))}
          </div>,
        ];
      })}
      <Space height={Math.max(0, below)} />
    </div>
  );
}

/** Stands for the lines that are not drawn. */
function Space({ height }: { height: number }) {
  return (
    <div aria-hidden="true" className={space} style={inlineVars({ [heightVar]: `${height}px` })} />
  );
}
