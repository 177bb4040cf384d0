import {
  languageChoice,
  languageNote,
  languagesToChoose,
} from "@jubilee/core/base/guest-languages.rules";
import { Select } from "@jubilee/ui/select";
import type { FieldsProps } from "./fields.types.ts";

/** In which language the event's own words are; of one that pages do not speak, what stays English is said. */
export function LanguageField({ draft, errors, onChange }: FieldsProps) {
  return (
    <Select
      label="The language you write in"
      help={
        languageNote(draft.locale) ??
        "Screen readers and translators read your words in it, and guests of whom no language is known get their mails in it."
      }
      options={languagesToChoose(draft.locale).map((value) => ({
        value,
        label: languageChoice(value),
      }))}
      value={draft.locale}
      onValueChange={(locale) => onChange({ locale })}
      error={errors.locale}
    />
  );
}
