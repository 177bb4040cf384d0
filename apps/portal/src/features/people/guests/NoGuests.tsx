import type { PeopleWords } from "@jubilee/core/events/event-types.rules";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { ClipboardPaste, Upload, UserPlus } from "lucide-react";
import { MayDo } from "../../../event-kit/event/MayDo.tsx";
import { href } from "../../../app/routing/href.ts";
import { useActLook } from "../../../event-kit/event/closedPart.ts";

interface NoGuestsProps {
  eventId: string;
  words: PeopleWords;
  onAdd: () => void;
  onPaste: () => void;
}

/** Nobody on the list yet: bring a file, or add the first one. */
export function NoGuests({ eventId, words, onAdd, onPaste }: NoGuestsProps) {
  const look = useActLook();
  return (
    <EmptyState
      drawing="people"
      title="Nobody is on the list yet"
      action={
        <MayDo eventId={eventId} asks="guests.write">
          <Inline gap="3" justify="center">
            <LinkButton variant={look} href={href("people.import", { eventId })} icon={<Upload />}>
              Import {words.many}
            </LinkButton>
            <Button variant="secondary-light" icon={<ClipboardPaste />} onClick={onPaste}>
              Paste a list
            </Button>
            <Button variant="secondary-light" icon={<UserPlus />} onClick={onAdd}>
              Add a {words.one}
            </Button>
          </Inline>
        </MayDo>
      }
    >
      Bring a spreadsheet or the export of a ticketing site. Whoever answers or buys joins the list
      by themselves.
    </EmptyState>
  );
}
