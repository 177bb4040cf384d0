import { askedIn } from "@jubilee/core/events/blueprint-parts.rules";
import type { Blueprint, BlueprintQuestion } from "@jubilee/core/events/blueprints.types";
import { counted, withArticle } from "@jubilee/core/base/words.rules";
import { EventTheme } from "@jubilee/ui/event-theme";
import * as css from "./Form.css.ts";
import { TemplatePart } from "./TemplatePart.tsx";

interface FormPartProps {
  blueprint: Blueprint;
  look: { typeId: string; eventId: string };
}

const optionsOf = ({ kind, options }: BlueprintQuestion) =>
  kind === "yes_no" ? ["Yes", "No"] : options;

function Asked({
  prompt,
  options,
  required,
}: {
  prompt: string;
  options: string[];
  required: boolean;
}) {
  return (
    <li className={css.question}>
      <b className={css.prompt}>
        {prompt}
        {required && <span className={css.must}>has to be answered</span>}
      </b>
      {options.length > 0 ? (
        <ul className={css.options}>
          {options.map((option) => (
            <li key={option} className={css.option}>
              {option}
            </li>
          ))}
        </ul>
      ) : (
        <span className={css.typed} />
      )}
    </li>
  );
}

/** What those are asked who come, in the colours of their page; tickets and tables where it has some. */
export function FormPart({ blueprint, look }: FormPartProps) {
  const { questions, meals, words, tickets, seating } = blueprint;
  const shapes = { round: "round tables", long: "long tables", row: "rows" };
  return (
    <TemplatePart
      id="form"
      title="Form"
      lead={`What each party is asked with its answer: one form for ${withArticle(words.group.toLowerCase())}, and a meal for everybody.`}
      aside={
        <>
          {seating && (
            <p className={css.fact}>
              {`Seats: ${seating.tables} ${shapes[seating.shape]} of ${seating.seats}.`}
            </p>
          )}
          {tickets.length > 0 && (
            <p className={css.fact}>
              {`Tickets as drafts: ${tickets.map(({ name }) => name.toLowerCase()).join(", ")}.`}
            </p>
          )}
        </>
      }
    >
      <EventTheme {...look}>
        <ul className={css.questions}>
          <Asked prompt="Will you be there?" options={["Yes", "Maybe", "No"]} required />
          {meals.length > 0 && (
            <Asked
              prompt="What does each of you eat?"
              options={meals.map(({ name }) => name)}
              required={false}
            />
          )}
          {questions.map((question) => (
            <Asked
              key={question.prompt}
              prompt={question.prompt}
              options={optionsOf(question)}
              required={question.required}
            />
          ))}
        </ul>
      </EventTheme>
      <p className={css.count}>
        {`${counted(askedIn(blueprint), "question")} beside the first, to change and to leave out.`}
      </p>
    </TemplatePart>
  );
}
