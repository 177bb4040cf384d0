import type { EventRecord } from "@jubilee/core/events/events.types";
import { counted } from "@jubilee/core/base/words.rules";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { Link } from "@jubilee/ui/link";
import { Text } from "@jubilee/ui/text";
import { Send } from "lucide-react";
import { href } from "../../app/routing/href.ts";
import { useOverview } from "../data/useOverview.ts";
import { behindInWords, planCheck } from "../event/plan-check.rules.ts";
import { tabQuery } from "../event/tabs.rules.ts";

export interface InvitationsProps {
  event: EventRecord;
  onInvite: () => void;
  /** Somebody goes on to another page. */
  onGo: () => void;
}

/** The way to invitations by e-mail, as far as the plan and the guest list have come. */
export function Invitations({ event, onInvite, onGo }: InvitationsProps) {
  const { data: overview } = useOverview(event.id);
  if (!overview) return null;
  const behind = planCheck(overview.plan, "guest lists and invitations by e-mail");
  const { guestCount } = overview.event;
  if (behind) {
    return (
      <Text tone="muted">
        {behindInWords([behind])} <Link href={href("pricing")}>Compare the plans</Link>
      </Text>
    );
  }
  if (guestCount === 0) {
    return (
      <Text tone="muted">
        Nobody is on the guest list yet.{" "}
        <Link
          href={`${href("events.details", { eventId: event.id })}${tabQuery("guests")}`}
          onClick={onGo}
        >
          Add guests
        </Link>{" "}
        to invite them by e-mail.
      </Text>
    );
  }
  return (
    <Inline gap="3" align="center" wrap>
      <Button variant="outline" icon={<Send />} onClick={onInvite}>
        Send invitations
      </Button>
      <Text tone="muted">{`${counted(guestCount, "person is", "people are")} on the guest list.`}</Text>
    </Inline>
  );
}
