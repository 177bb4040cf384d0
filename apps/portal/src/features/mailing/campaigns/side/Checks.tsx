import type { CampaignCheck } from "@jubilee/core/mailing/campaigns.types";
import { Heading } from "@jubilee/ui/heading";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { CircleAlert, CircleCheck } from "lucide-react";
import { Loaded } from "../../../../page-kit/data/Loaded.tsx";
import type { Reading } from "../../../../page-kit/data/useRead.ts";
import { type CampaignWords, checkLines } from "./checks.rules.ts";
import { checkLine, mark } from "./Side.css.ts";

interface ChecksProps extends Omit<CheckListProps, "check"> {
  of: Reading<CampaignCheck>;
}

/** What is looked at before it goes, a sentence each. */
export function Checks({ of, ...props }: ChecksProps) {
  return (
    <Stack gap="2" as="section">
      <Heading level={2} size="row">
        Before it goes
      </Heading>
      <Loaded of={of} what="What is still open" skeleton={<SkeletonRows count={3} />}>
        {(check) => <CheckList check={check} {...props} />}
      </Loaded>
    </Stack>
  );
}

interface CheckListProps {
  check: CampaignCheck;
  /** What it says. */
  words: CampaignWords;
  isLate?: boolean;
}

export function CheckList({ check, words, isLate = false }: CheckListProps) {
  return (
    <ul>
      {checkLines(check, words, isLate).map(({ text, isDone }) => (
        <li key={text} className={checkLine}>
          <span className={mark({ tone: isDone ? "done" : "open" })}>
            {isDone ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-label="Open" />}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
