import { Checkbox } from "@jubilee/ui/checkbox";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Select } from "@jubilee/ui/select";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { fields } from "./Editor.css.ts";
import { optionText } from "./optionText.ts";
import { earlierQuestions, type PollDraft, type QuestionDraft } from "./pollDraft.rules.ts";

interface ConditionFieldProps {
  draft: PollDraft;
  question: QuestionDraft;
  error: string | undefined;
  onChange: (onlyIf: QuestionDraft["onlyIf"]) => void;
}

/** Whether a question is asked of everybody, or only after certain answers to an earlier one. */
export function ConditionField({ draft, question, error, onChange }: ConditionFieldProps) {
  const locale = useLocale();
  const earlier = earlierQuestions(draft, question.key);
  const { onlyIf } = question;
  const before = earlier.find(({ key }) => key === onlyIf?.question);
  if (earlier.length === 0) return null;
  return (
    <div className={fields}>
      <Select
        label="Asked of"
        options={[
          { value: "", label: "Everybody" },
          ...earlier.map(({ key, text }) => ({
            value: key,
            label: `Only after “${text || "a question without words"}”`,
          })),
        ]}
        value={onlyIf?.question ?? ""}
        error={error}
        onValueChange={(key) => onChange(key === "" ? null : { question: key, options: [] })}
      />
      {before && onlyIf && (
        <fieldset className={fields}>
          <legend>Was answered with one of these</legend>
          {before.options.map((option) => (
            <Checkbox
              key={option.key}
              label={optionText(option, before.kind, locale)}
              checked={onlyIf.options.includes(option.key)}
              onCheckedChange={(checked) =>
                onChange({
                  ...onlyIf,
                  options: checked
                    ? [...onlyIf.options, option.key]
                    : onlyIf.options.filter((key) => key !== option.key),
                })
              }
            />
          ))}
          {before.kind === "date" && (
            <InlineMessage tone="muted">A time counts with yes and with if need be.</InlineMessage>
          )}
        </fieldset>
      )}
    </div>
  );
}
