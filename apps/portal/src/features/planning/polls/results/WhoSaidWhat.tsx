import { answerText } from "@jubilee/core/planning/answer-text.rules";
import type { PollRecord, PollResults } from "@jubilee/core/planning/polls.types";
import { Section } from "@jubilee/ui/section";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { optionWords, ownZone } from "../optionTime.ts";
import { table, tableBox, wordTable } from "./results.css.ts";
import { useFew } from "../../../../page-kit/list/useFew.tsx";

interface WhoSaidWhatProps {
  poll: PollRecord;
  outcome: PollResults;
}

/** Of a named poll: each voter with their answers and words; of dates alone the table of times says it. */
export function WhoSaidWhat({ poll: { questions }, outcome }: WhoSaidWhatProps) {
  const locale = useLocale();
  const { answers } = outcome;
  const voted = outcome.voters.filter(({ id }) => id !== null && answers?.[id]);
  const few = useFew(voted, 100, "people");
  const isOfDates = questions.every(({ kind }) => kind === "date");
  if (isOfDates || voted.length === 0) return null;
  // Beside dates they stand already.
  const hasNotes =
    voted.some(({ note }) => note !== null) && !questions.some(({ kind }) => kind === "date");
  return (
    <Section divided title="Who said what">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys */}
      <section className={tableBox} tabIndex={0} aria-label="Who said what">
        <table className={`${table} ${wordTable}`}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              {questions.map(({ id, text }) => (
                <th key={id} scope="col">
                  <bdi>{text}</bdi>
                </th>
              ))}
              {hasNotes && <th scope="col">Said about it</th>}
            </tr>
          </thead>
          <tbody>
            {few.shown.map(({ id, name, note }) => (
              <tr key={id}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                {questions.map((question) => (
                  <td key={question.id} dir="auto">
                    {answerText(question, answers?.[id ?? ""] ?? [], (option) =>
                      optionWords(option, ownZone(), locale),
                    ) || "–"}
                  </td>
                ))}
                {hasNotes && <td dir="auto">{note ?? "–"}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {few.more}
    </Section>
  );
}
