import type { GuestFacts, GuestRecord } from "@jubilee/core/people/guest-records.types";
import { Badge } from "@jubilee/ui/badge";
import { Button } from "@jubilee/ui/button";
import { Form } from "@jubilee/ui/form";
import { Inline } from "@jubilee/ui/inline";
import { Section } from "@jubilee/ui/section";
import { TagsInput } from "@jubilee/ui/tags-input";
import { Text } from "@jubilee/ui/text";
import { Tags } from "lucide-react";
import { useState } from "react";
import { keys } from "../../../event-kit/people/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createGuestRecordsApi } from "@jubilee/core/people/guest-records.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

/** A guest's tags; only organisers see them. */
export function GuestTags({ record }: { record: GuestRecord }) {
  const { guest, mayWrite } = record;
  const [changes, setChanges] = useState(false);
  return (
    <Section
      title="Tags"
      size="section"
      action={
        mayWrite &&
        !changes && (
          <Button variant="ghost" size="sm" icon={<Tags />} onClick={() => setChanges(true)}>
            Change tags
          </Button>
        )
      }
    >
      {changes ? (
        <TagsForm guest={guest} onClose={() => setChanges(false)} />
      ) : (
        <Inline gap="2">
          {guest.tags.map((tag) => (
            <Badge key={tag}>
              <bdi>{tag}</bdi>
            </Badge>
          ))}
          {guest.tags.length === 0 && <Text tone="muted">No tags.</Text>}
        </Inline>
      )}
    </Section>
  );
}

function TagsForm({ guest, onClose }: { guest: GuestFacts; onClose: () => void }) {
  const records = useApi(createGuestRecordsApi);
  const write = useWrite(keys.all, "Tagging");
  const form = useDraft({ tags: guest.tags }, { write });
  const save = ({ tags }: typeof form.draft) =>
    records.edit([guest.id], {
      addTags: tags.filter((tag) => !guest.tags.includes(tag)),
      removeTags: guest.tags.filter((tag) => !tags.includes(tag)),
    });
  return (
    <Form label="Tags" {...form.page(save, { done: onClose })}>
      <TagsInput label="Tags" hideLabel {...form.field("tags")} max={20} maxLength={50} />
      <Inline gap="2">
        <Button type="submit" size="sm" loading={write.isBusy}>
          Save tags
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </Inline>
    </Form>
  );
}
