import type { AnnouncementInput } from "@jubilee/core/announcements/announcements.types";
import type { AudienceCount } from "@jubilee/core/people/audiences.types";
import { counted } from "@jubilee/core/base/words.rules";
import { Heading } from "@jubilee/ui/heading";
import { Stack } from "@jubilee/ui/stack";
import { Switch } from "@jubilee/ui/switch";
import { Text } from "@jubilee/ui/text";

interface ChannelsProps {
  draft: AnnouncementInput;
  count: AudienceCount | undefined;
  onChange: (draft: AnnouncementInput) => void;
  /** It has begun to go: only where it stands can change. */
  isGone?: boolean;
}

const people = (count: number | undefined) =>
  count === undefined ? undefined : counted(count, "person", "people");

/** By which ways it reaches its people, with how many each reaches. */
export function Channels({ draft, count, onChange, isGone = false }: ChannelsProps) {
  return (
    <Stack gap="3">
      <Heading level={2} size="row">
        How it reaches them
      </Heading>
      <Text tone="muted">
        It always stands on each one’s own page, and is not sent as a text message.
      </Text>
      {!isGone && (
        <>
          <Switch
            label="E-mail"
            help={people(count?.email)}
            checked={draft.byEmail}
            onCheckedChange={(byEmail) => onChange({ ...draft, byEmail })}
          />
          <Switch
            label="Answers reach you"
            help="Who answers the mail writes to your own address."
            checked={draft.takesReplies}
            onCheckedChange={(takesReplies) => onChange({ ...draft, takesReplies })}
          />
        </>
      )}
      <Switch
        label="On the event’s page, too"
        help="For whoever has its link, without first names."
        checked={draft.onPage}
        onCheckedChange={(onPage) => onChange({ ...draft, onPage })}
      />
      <Switch
        label="Pinned"
        help="Above all others, wherever it stands."
        checked={draft.pinned}
        onCheckedChange={(pinned) => onChange({ ...draft, pinned })}
      />
    </Stack>
  );
}
