import { Button } from "@jubilee/ui/button";
import { IconButton } from "@jubilee/ui/icon-button";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import { Plus, Trash2 } from "lucide-react";
import { material, part } from "./ActivityEditor.css.ts";
import type { FieldsProps } from "./fields.types.ts";

const most = 10;

/** Links for those who come: slides, a menu, a map. */
export function MaterialsField({ draft: { materials }, errors, onChange }: FieldsProps) {
  const change = (index: number, part: { label?: string; url?: string }) =>
    onChange({
      materials: materials.map((one, at) => (at === index ? { ...one, ...part } : one)),
    });
  return (
    <div className={part}>
      <Text as="span" weight="strong">
        Materials
      </Text>
      {materials.map(({ label, url }, index) => (
        // A line has no id of its own; lines only leave by their own button.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={material}>
          <TextField
            label="Name"
            placeholder="Slides"
            value={label}
            onValueChange={(text) => change(index, { label: text })}
            maxLength={120}
            dir="auto"
          />
          <TextField
            type="url"
            inputMode="url"
            label="Address"
            placeholder="https://"
            value={url}
            onValueChange={(text) => change(index, { url: text })}
            maxLength={2000}
          />
          <IconButton
            label={`Remove ${label || "this link"}`}
            icon={<Trash2 />}
            onClick={() => onChange({ materials: materials.filter((_, at) => at !== index) })}
          />
        </div>
      ))}
      {errors.materials && <InlineMessage tone="danger">{errors.materials}</InlineMessage>}
      {materials.length < most && (
        <div>
          <Button
            variant="outline"
            icon={<Plus />}
            onClick={() => onChange({ materials: [...materials, { label: "", url: "" }] })}
          >
            Add a link
          </Button>
        </div>
      )}
    </div>
  );
}
