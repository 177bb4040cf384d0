import { activitiesCopy } from "@jubilee/core/schedule/activities.copy";
import { activityTitleMaxLength } from "@jubilee/core/schedule/activities.rules";
import { Select } from "@jubilee/ui/select";
import { TagsInput } from "@jubilee/ui/tags-input";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { optionsOf } from "../../../../page-kit/form/optionsOf.ts";
import { fields, pair, part } from "./ActivityEditor.css.ts";
import { MaterialsField } from "./MaterialsField.tsx";
import { SignUpFields } from "./SignUpFields.tsx";
import { WhenAndWhere, type WhenAndWhereProps } from "./WhenAndWhere.tsx";

const kindOptions = optionsOf(activitiesCopy.kinds);
const statusOptions = optionsOf(activitiesCopy.statuses);
const visibilityOptions = optionsOf(activitiesCopy.visibilities);

/** The one set of fields for making and changing an activity. */
export function ActivityFields(props: WhenAndWhereProps) {
  const { draft, errors, onChange, event } = props;
  return (
    <div className={fields}>
      <div className={part}>
        <TextField
          label="Title"
          placeholder="Supper on the slip"
          value={draft.title}
          onValueChange={(title) => onChange({ title })}
          error={errors.title}
          maxLength={activityTitleMaxLength}
          dir="auto"
          autoComplete="off"
          required
        />
        <Select
          label="Kind"
          value={draft.kind}
          onValueChange={(kind) => onChange({ kind })}
          options={kindOptions}
        />
      </div>
      <WhenAndWhere {...props} />
      <SignUpFields draft={draft} errors={errors} onChange={onChange} event={event} />
      <div className={part}>
        <TextArea
          label="What happens"
          optional
          rows={4}
          placeholder="Long tables by the water. Lake trout, braised short rib or mushroom pie."
          value={draft.description}
          onValueChange={(description) => onChange({ description })}
          maxLength={5000}
          dir="auto"
        />
        <TagsInput
          label="Tags"
          optional
          value={draft.tags}
          onValueChange={(tags) => onChange({ tags })}
          max={20}
          maxLength={40}
        />
      </div>
      <MaterialsField draft={draft} errors={errors} onChange={onChange} />
      <div className={pair}>
        <Select
          label="State"
          value={draft.status}
          onValueChange={(status) => onChange({ status })}
          options={statusOptions}
          help="It shows with the next version of the schedule."
        />
        <Select
          label="Who sees it"
          value={draft.visibility}
          onValueChange={(visibility) => onChange({ visibility })}
          options={visibilityOptions}
        />
      </div>
    </div>
  );
}
