import { TagsInput } from "@jubilee/ui/tags-input";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { eventNameMaxLength } from "@jubilee/core/events/events.rules";
import type { ReactNode } from "react";
import { Afterwards } from "../../../app/frame/Afterwards.tsx";
import { CoverField } from "./CoverField.tsx";
import { fields } from "./EventEditor.css.ts";
import type { FieldsProps } from "./fields.types.ts";
import { LanguageField } from "./LanguageField.tsx";
import { MoneyFields } from "./MoneyFields.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import { TypePicker } from "./TypePicker.tsx";
import { VisibilityField } from "./VisibilityField.tsx";
import { WhenFields } from "./WhenFields.tsx";

export interface EventFieldsProps extends FieldsProps {
  /** A new event asks for no invitation text and goal yet: it shall take less than a minute. */
  withStory: boolean;
  upload: (file: File) => Promise<void>;
  isUploading: boolean;
  /** Whether and how it repeats, under the time. */
  repeat?: ReactNode;
}

/** The one set of fields for creating and editing an event. */
export function EventFields({
  withStory,
  upload,
  isUploading,
  repeat,
  ...group
}: EventFieldsProps) {
  const { draft, errors, onChange } = group;
  return (
    <div className={fields}>
      <TextField
        label="What is it called?"
        placeholder="Hartwell High Class of 1997: Thirty Years On"
        help="What follows a colon is set in italics on the invitation."
        value={draft.name}
        onValueChange={(name) => onChange({ name })}
        error={errors.name}
        maxLength={eventNameMaxLength}
        dir="auto"
        autoComplete="off"
        required
      />
      <TypePicker value={draft.eventTypeId} onChange={(eventTypeId) => onChange({ eventTypeId })} />
      <WhenFields {...group} />
      {repeat}
      <Afterwards>
        <PlaceFields {...group} />
        {withStory && (
          <TextArea
            label="The invitation"
            optional
            rows={6}
            help="A few lines in your own words. An empty line starts a new paragraph."
            value={draft.description}
            onValueChange={(description) => onChange({ description })}
            maxLength={20_000}
            dir="auto"
          />
        )}
        <CoverField
          coverUrl={draft.coverUrl}
          coverSeed={draft.coverSeed}
          coverLook={draft.coverLook}
          error={errors.coverUrl}
          isUploading={isUploading}
          onUpload={upload}
          onChange={onChange}
        />
        <TagsInput
          label="Given by"
          optional
          help="The names that invite on the event’s page. Enter or a comma adds one."
          value={draft.hostNames}
          onValueChange={(hostNames) => onChange({ hostNames })}
          max={10}
          maxLength={120}
        />
        <VisibilityField {...group} />
        <LanguageField {...group} />
        <MoneyFields {...group} withGoal={withStory} />
      </Afterwards>
    </div>
  );
}
