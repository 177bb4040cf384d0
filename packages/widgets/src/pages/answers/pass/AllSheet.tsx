import type { RsvpAnswer } from "@jubilee/core/sharing/public-event.types";
import { AnswerField, QuestionFields, WhyNot } from "./fields.tsx";
import { NoteField } from "./NoteSheet.tsx";
import type { PassPart } from "./pass.types.ts";
import { Sheet } from "./Sheet.tsx";

interface Props {
  part: PassPart;
  /** What was pressed before the sheet opened, for those whom that press speaks for. */
  pressed?: Exclude<RsvpAnswer, "no">;
}

/** The answers of all at once, the hosts' questions and a word to them; after the deadline, what is asked for. */
export function AllSheet({ part, pressed }: Props) {
  const { shared, own: copy, draft, standing } = part;
  const { canAnswer, members } = shared.party;
  const isSheets = part.outcome?.form === "answer" && part.outcome.typed["note"] !== undefined;
  const outcome = isSheets ? part.outcome : null;
  const typed = outcome?.typed ?? {};
  const isFirst = canAnswer && members.every(({ state }) => state === null);
  const meant = (answer: RsvpAnswer | null) => {
    if (!pressed) return answer ?? (isFirst ? "yes" : null);
    return standing === "asked" ? (answer ?? pressed) : pressed;
  };
  return (
    <Sheet
      part={part}
      id={pressed ? `all-${pressed}` : "all"}
      form="answer"
      title={canAnswer ? copy.whoComes : copy.askTitle}
      isOpen={!pressed && outcome?.refused !== undefined}
      save={canAnswer ? copy.save : copy.askHosts}
    >
      <WhyNot part={part} outcome={outcome} />
      {draft.members.map(({ id, name, answer }) => (
        <AnswerField
          key={id}
          part={part}
          name={`answer-${id}`}
          legend={name}
          isNamed={draft.members.length > 1}
          value={typed[`answer-${id}`] ?? meant(answer)}
        />
      ))}
      <QuestionFields part={part} typed={typed} />
      <NoteField label={copy.word} value={typed["note"] ?? draft.note} words={part.words} />
    </Sheet>
  );
}
