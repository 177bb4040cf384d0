import type { PollRecord, PollResults, ResultsShown } from "@jubilee/core/planning/polls.types";
import { DescriptionList } from "@jubilee/ui/description-list";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { tellMoment } from "@jubilee/core/base/moments.rules";
import { useNow } from "../../../../page-kit/useNow.ts";
import { ownZone } from "../optionTime.ts";

interface PollStandProps {
  poll: PollRecord;
  outcome: PollResults;
}

const shownWords: Record<ResultsShown, string> = {
  always: "Always",
  after_vote: "After one’s own vote",
  after_close: "When it is closed, you too",
};

/** How a poll stands: how many have voted, until when, and who sees results. */
export function PollStand({ poll, outcome: { voted, asked, waiting } }: PollStandProps) {
  const locale = useLocale();
  const nowMs = useNow();
  const count = (figure: number) => figure.toLocaleString(locale);
  const isClosed = poll.state === "closed";
  const end = isClosed ? (poll.closedAt ?? poll.closesAt) : poll.closesAt;
  const zones = { event: poll.timeZone, viewer: ownZone() };
  // The page's clock goes by the minute: what has just closed is over nevertheless.
  const tell = (at: string) =>
    tellMoment("", at, zones, isClosed ? Math.max(nowMs, Date.parse(at)) : nowMs, locale);
  return (
    <DescriptionList
      items={[
        {
          term: "Voted",
          detail: [
            count(voted),
            ...(asked ? [`${count(asked)} asked by mail`] : []),
            ...(waiting ? [`${count(waiting)} of them not yet`] : []),
          ].join(" · "),
        },
        {
          term: isClosed ? "Closed" : "Closes",
          detail: end === null ? "When you close it" : tell(end),
        },
        { term: "Results seen", detail: shownWords[poll.results] },
      ]}
    />
  );
}
