import type { PollRecord, PollResults, ResultsShown } from "@jubilee/core/planning/polls.types";
import { DescriptionList } from "@jubilee/ui/description-list";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { ownZone } from "../optionTime.ts";
import { closesWords } from "./closesWords.ts";

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
export function PollStand({ poll, outcome: { voted, asked } }: PollStandProps) {
  const locale = useLocale();
  const count = (figure: number) => figure.toLocaleString(locale);
  const isClosed = poll.state === "closed";
  return (
    <DescriptionList
      items={[
        {
          term: "Voted",
          detail: asked ? `${count(voted)} · ${count(asked)} asked by mail` : count(voted),
        },
        {
          term: isClosed ? "Closed" : "Closes",
          detail: closesWords(poll, ownZone(), locale),
        },
        { term: "Results seen", detail: shownWords[poll.results] },
      ]}
    />
  );
}
