import {
  languageChoice,
  languageNote,
  languagesToChoose,
} from "@jubilee/core/base/guest-languages.rules";
import type { ListedGuestDraft } from "@jubilee/core/people/guests.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { TagsInput } from "@jubilee/ui/tags-input";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";

interface MoreGuestFieldsProps {
  draft: ListedGuestDraft;
  /** Fields of one's own that anybody on the list has. */
  ownFields: readonly string[];
  onChange: (part: Partial<ListedGuestDraft>) => void;
}

/** What is known of somebody beside their name and address: town, language, food, tags, own fields. */
export function MoreGuestFields({ draft, ownFields, onChange: set }: MoreGuestFieldsProps) {
  const [newField, setNewField] = useState("");
  const setOwn = (name: string, value: string) =>
    set({ custom: { ...draft.custom, [name]: value } });
  const typed = newField.trim();
  return (
    <Stack gap="4">
      <TextField label="Town" value={draft.city} onValueChange={(city) => set({ city })} />
      <TextField
        label="Country"
        value={draft.country}
        onValueChange={(country) => set({ country })}
      />
      <Select
        label="Language"
        help={languageNote(draft.locale) ?? "Invitations and pages come in it."}
        options={[
          { value: "", label: "Not known" },
          ...languagesToChoose(draft.locale).map((value) => ({
            value,
            label: languageChoice(value),
          })),
        ]}
        value={draft.locale}
        onValueChange={(locale) => set({ locale })}
      />
      <TextField
        label="Diet"
        help="What you know. Their own answer comes first."
        value={draft.dietary}
        onValueChange={(dietary) => set({ dietary })}
        maxLength={500}
        dir="auto"
      />
      <Checkbox
        label="A child"
        checked={draft.isChild}
        onCheckedChange={(isChild) => set({ isChild })}
      />
      <TagsInput
        label="Tags"
        value={draft.tags}
        onValueChange={(tags) => set({ tags })}
        maxLength={50}
      />
      {ownFields.map((name) => (
        <TextField
          key={name}
          label={name}
          value={draft.custom[name] ?? ""}
          onValueChange={(value) => setOwn(name, value)}
          maxLength={500}
          dir="auto"
        />
      ))}
      <TextField
        label="A further field"
        help="Such as T-shirt or Bus."
        value={newField}
        onValueChange={setNewField}
        maxLength={60}
        dir="auto"
      />
      {typed !== "" && !ownFields.includes(typed) && (
        <TextField
          label={`${typed}: value`}
          value={draft.custom[typed] ?? ""}
          onValueChange={(value) => setOwn(typed, value)}
          maxLength={500}
          dir="auto"
        />
      )}
    </Stack>
  );
}
