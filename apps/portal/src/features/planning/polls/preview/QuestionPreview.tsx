import type { PollQuestion, PollRecord } from "@jubilee/core/planning/polls.types";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { DatePreview } from "./DatePreview.tsx";
import { ends, row, rows, scale, sign, words } from "./Preview.css.ts";

interface QuestionPreviewProps {
  poll: Pick<PollRecord, "timeZone">;
  question: PollQuestion;
}

/** A question of a draft as it will be asked; nothing in it can be pressed. */
export function QuestionPreview({ poll, question }: QuestionPreviewProps) {
  const { note, required, kind, mostChoices, guestsMayAdd } = question;
  const rules = [
    required ? "" : "May be left out.",
    kind === "several" && mostChoices !== null ? `${mostChoices} at most.` : "",
    kind === "ranked" ? "In the order they want." : "",
    guestsMayAdd && kind === "date" ? "Voters may suggest other times." : "",
    guestsMayAdd && kind !== "date" ? "Voters may add options." : "",
  ].filter(Boolean);
  return (
    <Stack gap="2">
      {note && <Text preserveLines>{note}</Text>}
      <Asked poll={poll} question={question} />
      {rules.length > 0 && (
        <Text tone="muted" size={14}>
          {rules.join(" ")}
        </Text>
      )}
    </Stack>
  );
}

function Asked({ poll, question: { kind, options, scale: asked } }: QuestionPreviewProps) {
  if (kind === "date") return <DatePreview options={options} timeZone={poll.timeZone} />;
  if (kind === "open") return <div className={words}>In their own words</div>;
  if (kind === "rating") {
    return (
      <div>
        <ol className={scale}>
          {Array.from({ length: asked?.to ?? 5 }, (_, at) => (
            <li key={at + 1}>{at + 1}</li>
          ))}
        </ol>
        <div className={ends}>
          <span>{asked?.lowLabel}</span>
          <span>{asked?.highLabel}</span>
        </div>
      </div>
    );
  }
  return (
    <ul className={rows}>
      {options.map(({ id, label, mostVotes }, at) => (
        <li key={id} className={row}>
          <span className={sign} data-kind={kind} aria-hidden="true">
            {kind === "ranked" && at + 1}
          </span>
          <bdi>{label}</bdi>
          {mostVotes !== null && <small>{mostVotes} at most</small>}
        </li>
      ))}
    </ul>
  );
}
