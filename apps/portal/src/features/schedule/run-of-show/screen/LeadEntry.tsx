import { expectedSpan, lateBy, stateOf } from "@jubilee/core/schedule/run-of-show.rules";
import { isOpen } from "@jubilee/core/schedule/run-open.rules";
import type { RunEntry, RunGrouping } from "@jubilee/core/schedule/run-of-show.types";
import { Avatar } from "@jubilee/ui/avatar";
import { MapPin } from "lucide-react";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { LaterButtons } from "./LaterButtons.tsx";
import * as css from "./Run.css.ts";
import { clockAt, isDaysAhead, signed, standingWords } from "./run-words.ts";
import type { EntryActs } from "./usePresses.ts";

interface LeadEntryProps extends EntryActs {
  entry: RunEntry;
  /** By what it stands here: said is the other, with whom or where it is. */
  grouping: RunGrouping;
}

/** What is on, or next: its bar, and what can be said of it. */
export function LeadEntry(props: LeadEntryProps) {
  const { entry, show, grouping, nowMs, presses, onLater, onOpen } = props;
  const locale = useLocale();
  const { start, end } = expectedSpan(entry);
  const state = stateOf(entry, nowMs);
  const { timeZone } = show.event;
  const part = Math.min(1, Math.max(0, (nowMs - start) / (end - start)));
  const late = lateBy(entry);
  const isAhead = isDaysAhead(entry, nowMs);
  return (
    <>
      <h2>
        {show.mayPress ? (
          <button type="button" className={css.lead} onClick={() => onOpen(entry.id)}>
            <bdi>{entry.title}</bdi>
          </button>
        ) : (
          <bdi className={css.lead}>{entry.title}</bdi>
        )}
      </h2>
      {grouping !== "place" && entry.room && (
        <div className={css.who}>
          <MapPin aria-hidden="true" />
          <bdi>{entry.room}</bdi>
        </div>
      )}
      {grouping === "place" && entry.hostName && (
        <div className={css.who}>
          <Avatar name={entry.hostName} size="s" />
          <bdi>{entry.hostName}</bdi>
        </div>
      )}
      {state !== "ahead" && (
        <div className={css.bar} aria-hidden="true">
          <span
            className={css.barFill[state === "over" ? "over" : "running"]}
            style={{ inlineSize: `${Math.round(part * 100)}%` }}
          />
        </div>
      )}
      <div className={isAhead ? css.timesAhead : css.times}>
        <time dateTime={new Date(start).toISOString()}>{clockAt(start, timeZone, locale)}</time>
        <span className={state === "over" ? css.late : css.strong}>
          {isAhead ? "–" : standingWords(entry, nowMs, timeZone)}
          {late !== 0 && <em className={css.late}>{` ${signed(late)}`}</em>}
        </span>
        <time dateTime={new Date(end).toISOString()}>{clockAt(end, timeZone, locale)}</time>
      </div>
      {show.mayPress && isOpen(entry, nowMs) && (
        <LaterButtons entry={entry} presses={presses} onLater={onLater} />
      )}
    </>
  );
}
