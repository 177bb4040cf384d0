import type { EventRecord } from "@jubilee/core/events/events.types";
import { createThreadsApi } from "@jubilee/core/talk/threads.api";
import { Button } from "@jubilee/ui/button";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { SearchField } from "@jubilee/ui/search-field";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useRested } from "../../../page-kit/useRested.ts";
import { talkKeys } from "../keys.ts";
import { FoundList } from "./FoundList.tsx";
import { type Chosen, firstSize, type Shows, threadsAsked } from "./shows.ts";
import * as css from "./Talk.css.ts";
import { NoThreads } from "./NoThreads.tsx";
import { ReportList } from "./ReportList.tsx";
import { ThreadRow } from "./ThreadRow.tsx";
import { useLiveThreads } from "./useLiveThreads.ts";
import { WriteTo } from "./WriteTo.tsx";

interface ThreadListProps {
  event: EventRecord | null;
  shows: Shows;
  /** What the page is called; in an event's tab the tab says it. */
  title: string | null;
  /** Which one the address names, and which one is shown: that may have opened by itself. */
  openId: string | null;
  shownId: string | null;
  onOpen: (threadId: string, around?: string) => void;
}

/** Up to so many, what stands below them would be empty. */
const few = 2;
const hints: Record<Shows, string> = {
  all: "Write to a guest, a few people, a group or an activity by the pen above.",
  private:
    "Write to a guest, a colleague or a few by the pen above. Guests answer on their own page, without an account.",
  events:
    "Each event has a conversation of its own: it stands here once somebody has written in it.",
};

/** So many a server answers at once. */
const mostSize = 200;

/** One's conversations, the newest first, and what was said in them. */
export function ThreadList({ event, shows, title, openId, shownId, onOpen }: ThreadListProps) {
  const api = useApi(createThreadsApi);
  const [text, setText] = useState("");
  const [choice, setChoice] = useState<Chosen>("all");
  const [size, setSize] = useState(firstSize);
  const typed = useRested(text.trim(), 250);
  const eventId = event?.id ?? null;
  useLiveThreads(eventId);
  const threads = useRead(
    talkKeys.threads(eventId, `${shows} ${choice}`, "", size),
    () => api.list(threadsAsked(eventId, shows, choice, size)),
    { placeholderData: keepPreviousData },
  );
  const { data: reports } = useRead(talkKeys.reports(eventId), () => api.reports(eventId));
  const reported = reports?.length ?? 0;
  const pill = (value: Chosen, label: string, count?: number) => (
    <FilterPill
      count={count}
      opens={false}
      value={choice === value || undefined}
      onClick={() => setChoice(choice === value ? "all" : value)}
    >
      {label}
    </FilterPill>
  );
  return (
    <>
      {title !== null && <h1 className={css.pageTitle}>{title}</h1>}
      <div className={css.sideHead}>
        <SearchField
          label="Find in messages"
          placeholder="Find in messages"
          value={text}
          onValueChange={setText}
        />
        <WriteTo event={event} onOpen={onOpen} />
      </div>
      {typed.length > 1 ? (
        <FoundList text={typed} eventId={eventId} isOfEvent={event !== null} />
      ) : (
        <>
          <fieldset aria-label="Which conversations" className={css.pills}>
            {pill("unread", "Unread")}
            {pill("ended", "Ended")}
            {(reported > 0 || choice === "reported") && (
              <span className={css.alarm}>{pill("reported", "Reported", reported)}</span>
            )}
          </fieldset>
          <div className={css.scroller}>
            {choice === "reported" ? (
              <ReportList eventId={eventId} />
            ) : (
              <Loaded
                of={threads}
                what="Your conversations"
                skeleton={
                  <div className={css.coming}>
                    <SkeletonRows count={6} />
                  </div>
                }
              >
                {({ rows, total }) =>
                  rows.length === 0 ? (
                    <NoThreads choice={choice} shows={shows} />
                  ) : (
                    <>
                      <ul className={css.list}>
                        {rows.map((line) => (
                          <li key={line.id}>
                            <ThreadRow
                              line={line}
                              isOfEvent={event !== null}
                              isOpen={line.id === openId}
                              isShown={line.id === shownId}
                            />
                          </li>
                        ))}
                      </ul>
                      {total <= few && choice === "all" && (
                        <p className={css.hint}>{hints[shows]}</p>
                      )}
                      {total > rows.length && rows.length < mostSize && (
                        <div className={css.more}>
                          <Button
                            variant="outline"
                            size="sm"
                            loading={threads.isFetching}
                            onClick={() => setSize(Math.min(size * 2, mostSize))}
                          >
                            Show more
                          </Button>
                        </div>
                      )}
                    </>
                  )
                }
              </Loaded>
            )}
          </div>
        </>
      )}
    </>
  );
}
