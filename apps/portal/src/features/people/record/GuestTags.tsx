import type { GuestRecord } from "@jubilee/core/people/guest-records.types";
import { Badge } from "@jubilee/ui/badge";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { Section } from "@jubilee/ui/section";
import { Stack } from "@jubilee/ui/stack";
import { TagsInput } from "@jubilee/ui/tags-input";
import { Text } from "@jubilee/ui/text";
import { Tags } from "lucide-react";
import { useState } from "react";
import { keys } from "../../../event-kit/people/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createGuestRecordsApi } from "@jubilee/core/people/guest-records.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

/** A guest's tags; only organisers see them. */
export function GuestTags({ record }: { record: GuestRecord }) {
  const { guest, mayWrite } = record;
  const records = useApi(createGuestRecordsApi);
  const { isBusy, run } = useWrite(keys.all, "Tagging");
  const [draft, setDraft] = useState<string[] | null>(null);
  const save = async () => {
    if (!draft) return;
    const change = {
      addTags: draft.filter((tag) => !guest.tags.includes(tag)),
      removeTags: guest.tags.filter((tag) => !draft.includes(tag)),
    };
    if ((await run(() => records.edit([guest.id], change))) !== null) setDraft(null);
  };
  return (
    <Section
      title="Tags"
      size="section"
      action={
        mayWrite &&
        draft === null && (
          <Button variant="ghost" size="sm" icon={<Tags />} onClick={() => setDraft(guest.tags)}>
            Change tags
          </Button>
        )
      }
    >
      {draft === null ? (
        <Inline gap="2">
          {guest.tags.map((tag) => (
            <Badge key={tag}>
              <bdi>{tag}</bdi>
            </Badge>
          ))}
          {guest.tags.length === 0 && <Text tone="muted">No tags.</Text>}
        </Inline>
      ) : (
        <Stack gap="3">
          <TagsInput
            label="Tags"
            hideLabel
            value={draft}
            onValueChange={setDraft}
            max={20}
            maxLength={50}
          />
          <Inline gap="2">
            <Button size="sm" loading={isBusy} onClick={() => void save()}>
              Save tags
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setDraft(null)}>
              Cancel
            </Button>
          </Inline>
        </Stack>
      )}
    </Section>
  );
}
