import type { PollLine } from "@jubilee/core/planning/polls.types";
import { inlineVars } from "@jubilee/ui/theme";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { optionWords } from "../optionTime.ts";
import { fill, filled, lead as leadStyle, part, words } from "./PollList.css.ts";

/** The leading answer of a poll in words. */
export function leadWords({ lead, timeZone }: PollLine, locale: string): string | null {
  if (!lead) return null;
  const words = optionWords(lead, timeZone, locale);
  return lead.alike > 0 ? `${words}, and ${lead.alike} as often` : words;
}

/** Which answer leads, over a bar of how many of those who voted chose it. */
export function Lead({ poll }: { poll: PollLine }) {
  const says = leadWords(poll, useLocale());
  if (!poll.lead || says === null) return null;
  const share = poll.lead.votes / Math.max(poll.voted, 1);
  return (
    <span className={leadStyle}>
      <span className={words} title={says}>
        <bdi>{says}</bdi>
        <span>{poll.lead.votes}</span>
      </span>
      <span aria-hidden="true" className={part}>
        <span className={fill} style={inlineVars({ [filled]: `${share * 100}%` })} />
      </span>
    </span>
  );
}
