import type { QuestionKind } from "@jubilee/core/planning/polls.types";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { useState } from "react";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { optionText } from "./optionText.ts";
import type { OptionDraft } from "./pollDraft.rules.ts";

interface KeptVotesProps {
  option: OptionDraft;
  kind: QuestionKind;
  /** Answers it has already. */
  votes: number;
}

/** Once an option with answers is changed: how many now say something else. */
export function KeptVotes({ option, kind, votes }: KeptVotesProps) {
  const locale = useLocale();
  const words = optionText(option, kind, locale) + option.endLocal;
  const [before] = useState({ words, said: optionText(option, kind, locale) });
  if (votes === 0 || words === before.words) return null;
  if (kind === "date") {
    return (
      <InlineMessage tone="warning">
        {votes === 1 ? "1 answer was" : `${votes.toLocaleString(locale)} answers were`} given for “
        {before.said}”. When you save, you are asked whether they stay.
      </InlineMessage>
    );
  }
  return (
    <InlineMessage tone="warning">
      {votes === 1 ? "1 answer" : `${votes.toLocaleString(locale)} answers`} to “{before.said}”{" "}
      {votes === 1 ? "counts" : "count"} for this now. For something else, add an option.
    </InlineMessage>
  );
}
