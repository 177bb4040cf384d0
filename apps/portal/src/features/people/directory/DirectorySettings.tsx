import { peopleAtStart } from "@jubilee/core/events/event-types.rules";
import type { DirectoryFacts } from "@jubilee/core/people/members.types";
import { CopyButton } from "@jubilee/ui/copy-button";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Inline } from "@jubilee/ui/inline";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { LinkButton } from "@jubilee/ui/link-button";
import { Switch } from "@jubilee/ui/switch";
import { Text } from "@jubilee/ui/text";
import { TextArea } from "@jubilee/ui/text-area";
import { keys } from "../../../event-kit/people/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createMembersApi } from "@jubilee/core/people/members.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

interface DirectorySettingsProps {
  facts: DirectoryFacts;
  onClose: () => void;
}

/** Who may look: the event's guests, and helpers through the public form. */
export function DirectorySettings({ facts, onClose }: DirectorySettingsProps) {
  const members = useApi(createMembersApi);
  const write = useWrite(keys.directory(facts.eventId), "Attendee Directory");
  const form = useDraft({ intro: facts.intro ?? "" }, { write });
  const words = form.dialog(({ intro }) => members.save(facts.eventId, { intro: intro.trim() }), {
    onClose,
  });
  const save = (change: Parameters<typeof members.save>[1]) =>
    write.run(() => members.save(facts.eventId, change));
  return (
    <FormDialog
      title="Who may look"
      description="Every member decides about their own fields; contact is hidden until they show it."
      submitLabel="Done"
      cancelLabel="Close"
      {...words}
      {...(form.isChanged ? {} : { onSubmit: onClose })}
    >
      <Switch
        label={`${peopleAtStart(facts.eventTypeId)} may look each other up`}
        help="Those on this event’s list who have claimed their profile."
        checked={facts.isOpen}
        disabled={write.isBusy}
        onCheckedChange={(isOpen) => void save({ isOpen })}
      />
      <Switch
        label="“Help us find” page"
        help="A public page with the missing and the remembered. What people tell you there waits for your word. Closing it ends its link for good."
        checked={facts.helpUrl !== null}
        disabled={write.isBusy}
        onCheckedChange={(helpOpen) => void save({ helpOpen })}
      />
      {facts.helpSuspended && (
        <InlineMessage tone="danger">
          This page was suspended by an administrator. Write to support.
        </InlineMessage>
      )}
      {facts.helpUrl !== null && (
        <>
          <Text size={14} breakAnywhere>
            {facts.helpUrl}
          </Text>
          <Inline gap="2">
            <CopyButton value={facts.helpUrl} label="Copy the link" size="sm" />
            <LinkButton href={facts.helpUrl} variant="outline" size="sm">
              Open the page
            </LinkButton>
          </Inline>
          <TextArea
            label="Words on that page"
            optional
            {...form.field("intro")}
            maxLength={1000}
            dir="auto"
          />
        </>
      )}
    </FormDialog>
  );
}
