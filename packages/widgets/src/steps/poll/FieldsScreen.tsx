import type { SharedPoll } from "@jubilee/core/planning/polls.types";
import { pollFields as english } from "../../copy/en/poll-fields.copy.ts";
import { Field } from "../../parts/Field.tsx";
import { Trap } from "../../parts/Trap.tsx";
import type { BallotErrors, PersonFields } from "../../poll/Ballot.tsx";
import { help } from "../../styles/base.css.ts";
import { person } from "../../styles/poll-fields.css.ts";
import { apart } from "../../styles/wrong.css.ts";
import type { WidgetContext } from "../../widget.types.ts";

export interface FieldsProps {
  context: WidgetContext;
  data: SharedPoll;
  fields: PersonFields;
  errors: BallotErrors;
  onFields: (changed: Partial<PersonFields>) => void;
}

/** Who votes, and what they say about it. */
export function FieldsScreen(props: FieldsProps) {
  const { context, data, fields, errors, onFields } = props;
  const { guestName, hasVoted } = data;
  const copy = context.words("pollFields", english);
  const { optional } = context.copy;
  // Whoever comes by the poll's own link says who they are.
  const isStranger = guestName === null;
  return (
    <div className={`${apart} ${person}`}>
      {isStranger && (
        <Field
          name="name"
          label={context.copy.name}
          autoComplete="name"
          value={fields.name}
          error={errors["name"]}
          onValue={(name) => onFields({ name })}
        />
      )}
      {isStranger && !hasVoted && (
        <Field
          name="email"
          label={copy.email}
          optional={optional}
          email
          autoComplete="email"
          value={fields.email}
          error={errors["email"]}
          onValue={(email) => onFields({ email })}
        />
      )}
      <Field
        name="note"
        label={copy.note}
        optional={optional}
        rows={2}
        value={fields.note}
        error={errors["note"]}
        onValue={(note) => onFields({ note })}
      />
      {isStranger && <Trap value={fields.website} onValue={(website) => onFields({ website })} />}
      <p className={help}>{isStranger ? copy.named : `${copy.as(guestName)} ${copy.named}`}</p>
    </div>
  );
}
