import { Checkbox } from "@jubilee/ui/checkbox";
import { NumberField } from "@jubilee/ui/number-field";
import { Select } from "@jubilee/ui/select";
import { TextField } from "@jubilee/ui/text-field";
import { pair } from "./Editor.css.ts";
import { hasOptions, type QuestionDraft, type QuestionProblems } from "./pollDraft.rules.ts";

interface KindFieldsProps {
  question: QuestionDraft;
  problems: QuestionProblems | undefined;
  onChange: (part: Partial<QuestionDraft>) => void;
}

const scales = Array.from({ length: 8 }, (_, at) => ({
  value: `${at + 3}`,
  label: `1 to ${at + 3}`,
}));

/** What only some kinds of questions are asked with: a scale, a limit, options of voters' own. */
export function KindFields({ question, problems, onChange }: KindFieldsProps) {
  const { kind, scaleTo } = question;
  return (
    <>
      {kind === "several" && (
        <NumberField
          label="At most so many choices"
          optional
          help="Left empty: as many as there are."
          min={1}
          max={50}
          value={question.mostChoices}
          error={problems?.mostChoices}
          onValueChange={(mostChoices) => onChange({ mostChoices })}
        />
      )}
      {kind === "rating" && (
        <>
          <Select
            label="Scale"
            options={scales}
            value={`${scaleTo}`}
            onValueChange={(to) => onChange({ scaleTo: Number(to) })}
          />
          <div className={pair}>
            <TextField
              label="1 means"
              optional
              placeholder="Poor"
              maxLength={40}
              value={question.lowLabel}
              onValueChange={(lowLabel) => onChange({ lowLabel })}
            />
            <TextField
              label={`${scaleTo} means`}
              optional
              placeholder="Wonderful"
              maxLength={40}
              value={question.highLabel}
              onValueChange={(highLabel) => onChange({ highLabel })}
            />
          </div>
        </>
      )}
      {hasOptions(kind) && (
        <Checkbox
          label={kind === "date" ? "Voters may suggest other times" : "Voters may add options"}
          checked={question.guestsMayAdd}
          onCheckedChange={(guestsMayAdd) => onChange({ guestsMayAdd })}
        />
      )}
    </>
  );
}
