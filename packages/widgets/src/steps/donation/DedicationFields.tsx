import { dedication as english } from "../../copy/en/dedication.copy.ts";
import type { GiftFields } from "../../donation/donation-state.ts";
import { Options } from "../../donation/Options.tsx";
import { Field } from "../../parts/Field.tsx";
import { segments } from "../../styles/donation.css.ts";
import { apart } from "../../styles/wrong.css.ts";
import type { WidgetContext } from "../../widget.types.ts";

export interface Props {
  context: WidgetContext;
  /** What the choice is called. */
  label: string;
  fields: GiftFields;
  error: string | undefined;
  change: (changed: Partial<GiftFields>) => void;
}

/** In honour or in memory, and of whom: asked of those who dedicate their gift. */
export function DedicationFields({ context, label, fields, error, change }: Props) {
  const copy = context.words("donation", english);
  return (
    <div className={apart}>
      <Options
        name="dedication"
        label={label}
        className={segments}
        options={[
          { value: "honour" as const, words: copy.honour },
          { value: "memory" as const, words: copy.memory },
        ]}
        value={fields.dedicationKind}
        onValue={(dedicationKind) => change({ dedicationKind })}
      />
      <Field
        name="dedicationName"
        label={copy.theirName}
        value={fields.dedicationName}
        error={error}
        onValue={(dedicationName) => change({ dedicationName })}
      />
    </div>
  );
}
