import { companions as english } from "../../copy/en/companions.copy.ts";
import { Field } from "../../parts/Field.tsx";
import { section } from "../../styles/base.css.ts";
import type { ReplyErrors, ReplyFields } from "../../rsvp/useReply.ts";
import type { WidgetContext } from "../../widget.types.ts";

export interface Props {
  context: WidgetContext;
  fields: ReplyFields;
  errors: ReplyErrors;
  /** How many may come at most, with whoever answers. */
  most: number;
  change: (changed: Pick<ReplyFields, "companions">) => void;
}

/** Who comes along, a field each; a name may follow later. */
export function CompanionNames({ context, fields, errors, most, change }: Props) {
  const copy = context.words("companions", english);
  const count = Math.min(fields.partySize, most) - 1;
  const all = Array.from({ length: count }, (_, place) => fields.companions?.[place] ?? "");
  return (
    <div className={section}>
      {all.map((name, place) => (
        <Field
          // oxlint-disable-next-line react/no-array-index-key -- a companion is their place
          key={place}
          name={`companion-${place + 1}`}
          label={copy.name(place + 1, count)}
          optional={context.copy.optional}
          value={name}
          error={place === 0 ? errors.companions : undefined}
          onValue={(text) => change({ companions: all.with(place, text) })}
        />
      ))}
    </div>
  );
}
