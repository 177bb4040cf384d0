import { createNoticesApi } from "@jubilee/core/notices/notices.api";
import type { NoticeFilter } from "@jubilee/core/notices/notices.types";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Heading } from "@jubilee/ui/heading";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { BellRing, CheckCheck } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { PageReads } from "../../../app/routing/reads.types.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useSearchParam } from "../../../page-kit/list/address/useSearchParam.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { noticeKeys } from "../../../page-kit/notices/noticeReads.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { daysOf, onlyEvent } from "./days.rules.ts";
import { NoticeLine } from "./NoticeLine.tsx";
import { day as dayStyle, dayEvent, dayHead, list, more } from "./Notices.css.ts";
import { NoticeTools } from "./NoticeTools.tsx";
import { noticesRead, useNoticePages } from "./useNoticePages.ts";

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export const reads: PageReads = ({ client, readList }) => readList(noticesRead(client, {}));

/** What one was told, by day: filtered, marked as read, each with the way to what it is about. */
export default function NoticesPage() {
  const [event, setEvent] = useSearchParam("event");
  const [topic, setTopic] = useSearchParam("topic");
  const [show, setShow] = useSearchParam("show");
  const filter: NoticeFilter = {
    ...(event === null ? {} : { eventId: event }),
    ...(topic === null ? {} : { topic }),
    ...(show === "unread" ? { isUnread: true } : {}),
  };
  const pages = useNoticePages(filter);
  const api = useApi(createNoticesApi);
  const [locale, nowMs] = [useLocale(), useNow()];
  const ofOne = onlyEvent(pages.notices ?? []);
  const { run, isBusy } = useWrite(noticeKeys.all);
  const isFiltered = Object.keys(filter).length > 0;
  const setters = { event: setEvent, topic: setTopic, show: setShow };
  const hasUnread = pages.notices?.some(({ isRead }) => !isRead) === true;

  return (
    <PageFrame>
      <PageHeader
        title="Notices"
        lead="What happened at your events, newest first."
        actions={
          <Inline gap="2">
            <LinkButton
              href={`${href("account.settings")}?tab=notifications`}
              variant="outline"
              icon={<BellRing />}
            >
              What you are told
            </LinkButton>
            {hasUnread && (
              <Button
                variant="outline"
                icon={<CheckCheck />}
                disabled={isBusy}
                onClick={() => void run(() => api.markRead(filter))}
              >
                Mark all as read
              </Button>
            )}
          </Inline>
        }
      />
      <NoticeTools
        chosen={{ event, topic, isUnread: show === "unread" }}
        onChoose={(part, value) => setters[part](value)}
      />
      {pages.error && !pages.notices && (
        <LoadFailed what="Your notices" error={pages.error} onRetry={pages.refetch} />
      )}
      {!pages.notices && !pages.error && <SkeletonRows count={8} />}
      {pages.notices?.length === 0 &&
        (isFiltered ? (
          <EmptyState drawing="search" title="Nothing like that">
            Try another event or topic, or all notices.
          </EmptyState>
        ) : (
          <EmptyState drawing="tea" title="All quiet">
            Answers, orders and what else happens at your events appear here.
          </EmptyState>
        ))}
      {daysOf(pages.notices ?? [], { timeZone, locale, nowMs }).map(({ day, notices }) => (
        <section key={day} className={dayStyle} aria-label={day}>
          <div className={dayHead}>
            <Heading level={2} size="panel">
              {day}
            </Heading>
            {ofOne !== null && <bdi className={dayEvent}>{ofOne}</bdi>}
          </div>
          <ul className={list}>
            {notices.map((notice) => (
              <NoticeLine
                key={notice.id}
                notice={notice}
                timeZone={timeZone}
                isOfOne={ofOne !== null}
                onRead={(id) => void run(() => api.markRead({ ids: [id] }))}
              />
            ))}
          </ul>
        </section>
      ))}
      {pages.isMore && (
        <div className={more}>
          <Button variant="outline" loading={pages.isLoadingMore} onClick={pages.loadMore}>
            Show earlier ones
          </Button>
        </div>
      )}
    </PageFrame>
  );
}
