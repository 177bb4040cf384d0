import { useVirtualizer } from "@tanstack/react-virtual";
import { ArrowDown } from "lucide-react";
import {
  Fragment,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { inlineVars } from "../../inlineVars.ts";
import { clockWriter } from "../../time/days.ts";
import type { Reader } from "../../time/reader.types.ts";
import { Button } from "../button/Button.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import {
  dots,
  floatingDay,
  frame,
  gap as gapStyle,
  gapVar,
  list,
  place,
  scroller as scrollerStyle,
  stage,
  toNewest,
  writing as writingStyle,
} from "./Conversation.css.ts";
import type {
  ConversationLook,
  Message,
  MessageActs,
  OlderMessages,
} from "./conversation.types.ts";
import { englishConversation, type ConversationWords } from "./conversationWords.ts";
import { messageItems, roughHeight } from "./messageItems.ts";
import { MessageRow } from "./MessageRow.tsx";
import { OlderNote } from "./OlderNote.tsx";
import { useMessageStops } from "./useMessageStops.ts";
import { useNewest } from "./useNewest.ts";
import { useSpoken } from "./useSpoken.ts";

export interface ConversationProps {
  /** With whom one talks: its spoken name. */
  label: string;
  /** The oldest first. */
  messages: readonly Message[];
  reader: Reader;
  /** Where the new ones begin: one starts there, and the line stays until one leaves. */
  fresh?: { from: string; count: number } | undefined;
  older?: OlderMessages;
  acts?: MessageActs;
  /** Who is writing now: "Jörg and one more are writing". */
  writing?: ReactNode;
  /** Instead of messages when there are none. */
  empty?: ReactNode;
  /** Words between people, or posts under one another. */
  look?: ConversationLook;
  words?: ConversationWords;
}

const noActs: MessageActs = {};
/** So far from the beginning, what lies before it is asked for. */
const aheadPx = 800;
const paddingPx = 16;

/**
 * Messages under one another, the newest below; it fills the height of its place, and draws only what
 * is seen. What one writes goes into a Composer; who did what and when is an ActivityFeed.
 */
export function Conversation({
  label,
  messages,
  reader,
  fresh,
  older,
  acts = noActs,
  writing,
  empty,
  look = "bubbles",
  words = englishConversation,
}: ConversationProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const items = useMemo(
    () => messageItems(messages, reader, fresh, look),
    [messages, reader, fresh, look],
  );
  const clockOf = useMemo(() => clockWriter(reader), [reader]);
  const { current, withHeld, onFocus, onBlur, keysWith } = useMessageStops(items);
  const [pointed, setPointed] = useState<string>();
  const [isLed, setLed] = useState(false);
  // oxlint-disable-next-line react/incompatible-library -- the component is not compiled; it reads the virtualizer anew on every render
  const virtual = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (items[index] ? roughHeight(items[index]) : 0),
    getItemKey: (index) => items[index]?.message.id ?? index,
    rangeExtractor: withHeld,
    anchorTo: "end",
    followOnAppend: true,
    scrollEndThreshold: 40,
    paddingStart: paddingPx,
    paddingEnd: paddingPx,
    scrollPaddingStart: 48,
    scrollPaddingEnd: 24,
    overscan: 6,
    initialRect: { width: 760, height: 640 },
  });
  const toEnd = () => virtual.scrollToEnd();
  const freshAt = items.findIndex((item) => item.fresh !== undefined);
  const height = virtual.getTotalSize();
  const { isAtEnd, arrived } = useNewest(scroller, messages, height, freshAt < 1, toEnd);
  const spoken = useSpoken(messages, words);

  const begin = useEffectEvent(() => {
    if (freshAt > 0) virtual.scrollToIndex(freshAt, { align: "start" });
    else virtual.scrollToEnd();
  });
  useLayoutEffect(() => begin(), []);

  /** The day floats where a reader goes, not where the list goes by itself. */
  const lead = () => setLed(true);
  const askForOlder = () => {
    if (older?.state === "more" && (scroller.current?.scrollTop ?? aheadPx) < aheadPx) older.load();
  };
  const ask = useEffectEvent(askForOlder);
  useEffect(() => ask(), [messages, older]);

  const seen = virtual.getVirtualItems();
  const drawn = seen.map(({ index, start }, place) => ({
    index,
    gap: start - (seen[place - 1]?.end ?? 0),
  }));
  const below = height - (seen.at(-1)?.end ?? 0);
  const ids = drawn.map(({ index }) => items[index]?.message.id);
  const stop = ids.includes(current) ? current : ids.at(-1);
  const offset = virtual.scrollOffset ?? 0;
  const top = seen.find(({ end }) => end > offset + paddingPx);
  const topItem = top && items[top.index];
  const isDaySeen = topItem?.day !== undefined && top !== undefined && top.start >= offset - 8;
  return (
    <section aria-label={label} className={frame}>
      <div className={stage}>
        <OlderNote older={older} words={words} />
        {isLed && virtual.isScrolling && topItem && !isDaySeen && (
          <span aria-hidden="true" className={floatingDay}>
            {topItem.dayName}
          </span>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears that somebody scrolls */}
        <div
          ref={scroller}
          className={scrollerStyle}
          onScroll={askForOlder}
          onWheel={lead}
          onTouchMove={lead}
          onPointerDown={lead}
          onKeyDown={lead}
        >
          {items.length === 0 ? (
            empty
          ) : (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys go from one message to the next, which has the focus
            <div
              role="feed"
              aria-label={label}
              aria-busy={older?.state === "loading"}
              className={list}
              onFocus={onFocus}
              onBlur={onBlur}
              onKeyDown={keysWith((index) => virtual.scrollToIndex(index))}
              onPointerLeave={() => setPointed(undefined)}
            >
              {drawn.map(({ index, gap }) => {
                const item = items[index];
                if (!item) return null;
                const { id } = item.message;
                return (
                  <Fragment key={id}>
                    {gap > 0 && <Space height={gap} />}
                    <div data-index={index} ref={virtual.measureElement} className={place}>
                      <MessageRow
                        item={item}
                        clock={clockOf(item.message.sentAt)}
                        acts={acts}
                        look={look}
                        words={words}
                        isCurrent={id === stop}
                        isNear={id === pointed || id === current}
                        onPoint={setPointed}
                      />
                    </div>
                  </Fragment>
                );
              })}
              <Space height={below} />
            </div>
          )}
        </div>
        {!isAtEnd && items.length > 0 && (
          <div className={toNewest}>
            <Button
              size="sm"
              variant={arrived > 0 ? "default" : "outline"}
              icon={<ArrowDown />}
              onClick={toEnd}
            >
              {words.toNewest(arrived)}
            </Button>
          </div>
        )}
      </div>
      {writing !== undefined && (
        <div className={writingStyle}>
          <span aria-hidden="true" className={dots}>
            <i />
            <i />
            <i />
          </span>
          <span>{writing}</span>
        </div>
      )}
      <VisuallyHidden as="div">
        <div role="log" aria-label={words.arrived} aria-live="polite">
          {spoken.map(({ id, said }) => (
            <p key={id}>{said}</p>
          ))}
        </div>
      </VisuallyHidden>
    </section>
  );
}

/** Stands for the messages that are not drawn. */
function Space({ height }: { height: number }) {
  return (
    <div aria-hidden="true" className={gapStyle} style={inlineVars({ [gapVar]: `${height}px` })} />
  );
}
