import {
  TagsInputControl,
  TagsInputHiddenInput,
  TagsInputInput,
  TagsInputItem,
  TagsInputItemDeleteTrigger,
  TagsInputItemInput,
  TagsInputItemPreview,
  TagsInputItemText,
  TagsInputRoot,
} from "@ark-ui/react/tags-input";
import { X } from "lucide-react";
import { classNames } from "../../classNames.ts";
import { control } from "../field/control.css.ts";
import { Field } from "../field/Field.tsx";
import type { FieldTexts } from "../field/field.types.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { box, input, remove, tag, word } from "./TagsInput.css.ts";
import type { WordRules } from "./takeWords.ts";
import { useTakenWords } from "./useTakenWords.ts";
import { useWords } from "../../words/useWords.ts";
import { fieldWords } from "../field/field.copy.ts";
import { tagsInputWords } from "./tagsInput.copy.ts";

export interface TagsInputProps extends WordRules, FieldTexts {
  id?: string;
  /** For a form that is sent by the browser. */
  name?: string;
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** How long one may be, in characters. */
  maxLength?: number;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
}

/** The words are split by useTakenWords, which keeps what it refuses. */
const never = /(?!)/;

/** Some short words of one's own: tags, allergies, addresses. Several of a known list: Checkboxes; one: Combobox. */
export function TagsInput({
  id,
  label,
  help,
  error,
  optional = false,
  hideLabel = false,
  name,
  value,
  onValueChange,
  refuse,
  max,
  maxLength,
  placeholder,
  required = false,
  disabled = false,
}: TagsInputProps) {
  const words = useWords("tagsInput", tagsInputWords);
  const fieldWording = useWords("field", fieldWords);
  const {
    text: typed,
    refusal,
    change,
    handlers,
  } = useTakenWords(value, onValueChange, { refuse, max, words });
  return (
    <Field
      {...{ id, label, optional, hideLabel }}
      help={help ?? words.help}
      error={refusal ?? error}
      {...(max === undefined ? {} : { count: fieldWording.used(value.length, max) })}
    >
      {(field) => (
        <TagsInputRoot
          ids={{ input: field.id, label: `${field.id}-label` }}
          value={[...value]}
          onValueChange={(details) => change(details.value)}
          inputValue={typed}
          validate={() => false}
          delimiter={never}
          editable={!disabled}
          disabled={disabled}
          required={required}
          invalid={Boolean(refusal ?? error)}
          {...(maxLength === undefined ? {} : { maxLength })}
          translations={{
            clearTriggerLabel: words.removeAll,
            deleteTagTriggerLabel: words.remove,
            tagEdited: words.change,
            tagAdded: words.added,
            tagSelected: words.marked,
            tagDeleted: words.removed,
            tagUpdated: words.changed,
            tagsPasted: (texts) => words.addedSeveral(texts.length),
          }}
        >
          <TagsInputControl className={classNames(control(), box)}>
            {value.map((text, index) => (
              <TagsInputItem key={text} index={index} value={text}>
                <TagsInputItemPreview className={tag}>
                  <TagsInputItemText className={word} dir="auto" title={text}>
                    {text}
                  </TagsInputItemText>
                  <TagsInputItemDeleteTrigger className={remove}>
                    <X aria-hidden="true" />
                  </TagsInputItemDeleteTrigger>
                </TagsInputItemPreview>
                <TagsInputItemInput className={input} />
              </TagsInputItem>
            ))}
            <TagsInputInput {...field} {...handlers} className={input} placeholder={placeholder} />
          </TagsInputControl>
          <VisuallyHidden>
            {value.length > 0 ? words.chosen(value.join(", ")) : words.nothing}
          </VisuallyHidden>
          {name && <TagsInputHiddenInput name={name} />}
        </TagsInputRoot>
      )}
    </Field>
  );
}
