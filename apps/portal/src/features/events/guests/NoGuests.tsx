import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { Upload, UserPlus } from "lucide-react";
import { href } from "../../../app/routing/href.ts";

/** Nobody on the list yet: bring a file, or add the first one. */
export function NoGuests({ eventId, onAdd }: { eventId: string; onAdd: () => void }) {
  return (
    <EmptyState
      drawing="table"
      title="Nobody is on the list yet"
      action={
        <Inline gap="3" justify="center">
          <LinkButton href={href("events.import", { eventId })} icon={<Upload />}>
            Import guests
          </LinkButton>
          <Button variant="secondary-light" icon={<UserPlus />} onClick={onAdd}>
            Add a guest
          </Button>
        </Inline>
      }
    >
      Bring a spreadsheet or the export of a ticketing site. Whoever answers or buys joins the list
      by themselves.
    </EmptyState>
  );
}
