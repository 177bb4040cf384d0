import type { PartyQuestion } from "@jubilee/core/answers/party.types";
import { Select } from "@jubilee/ui/select";
import { TextField } from "@jubilee/ui/text-field";

export interface QuestionFieldProps {
  question: PartyQuestion;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const yesNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/** One question of the hosts. */
export function QuestionField({ question, value, error, onChange }: QuestionFieldProps) {
  const { prompt, kind, options, required } = question;
  const texts = { label: prompt, optional: !required, error };
  if (kind === "text") {
    return (
      <TextField {...texts} value={value} onValueChange={onChange} maxLength={1000} dir="auto" />
    );
  }
  return (
    <Select
      {...texts}
      placeholder="Choose"
      options={kind === "yes_no" ? yesNo : options.map((text) => ({ value: text, label: text }))}
      value={value}
      onValueChange={onChange}
    />
  );
}
