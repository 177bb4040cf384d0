import { Card } from "@jubilee/ui/card";
import { Divider } from "@jubilee/ui/divider";
import { Heading } from "@jubilee/ui/heading";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { Fragment } from "react";
import { hasOptions, type PollDraft } from "../editor/pollDraft.rules.ts";
import { QuestionPreview } from "./QuestionPreview.tsx";
import { shownQuestions } from "./shown.rules.ts";

interface PollPreviewProps {
  draft: PollDraft;
  /** The event's. */
  timeZone: string;
}

const nobodyMarks = {
  named: "Their name stands beside their answer.",
  anonymous: "Nothing joins an answer to them.",
} as const;

/** What voters will be asked, while it is typed. */
export function PollPreview({ draft, timeZone }: PollPreviewProps) {
  const title = draft.title.trim();
  return (
    <Stack gap="3">
      <Heading level={2} size="row">
        As voters see it
      </Heading>
      <Card as="article">
        <Stack gap="4">
          <div>
            <Text as="p" size={18} weight="strong" tone={title ? "default" : "muted"}>
              <bdi>{title || "No title yet"}</bdi>
            </Text>
            {draft.note.trim() && <Text preserveLines>{draft.note.trim()}</Text>}
          </div>
          {shownQuestions(draft, timeZone).map((question) => (
            <Fragment key={question.id}>
              <Divider />
              <Text as="p" weight="medium" tone={question.text ? "default" : "muted"}>
                <bdi>{question.text || "No question yet"}</bdi>
              </Text>
              {hasOptions(question.kind) && question.options.length === 0 ? (
                <Text tone="muted" size={14}>
                  {question.kind === "date"
                    ? "Times that you add stand here, on each voter’s own clock."
                    : "What can be chosen stands here."}
                </Text>
              ) : (
                <QuestionPreview poll={{ timeZone }} question={question} />
              )}
            </Fragment>
          ))}
          <Text tone="muted" size={14}>
            {nobodyMarks[draft.naming]}
          </Text>
        </Stack>
      </Card>
    </Stack>
  );
}
