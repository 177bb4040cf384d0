import type { EventRecord } from "@jubilee/core/events/events.types";
import { lazy } from "react";

const InviteDialog = lazy(async () => {
  const { InviteDialog } = await import("../../../event-kit/invitations/InviteDialog.tsx");
  return { default: InviteDialog };
});

interface InviteEverybodyProps {
  event: EventRecord;
  onClose: () => void;
}

/** Invites all on the list who were not invited yet. */
export function InviteEverybody(props: InviteEverybodyProps) {
  return <InviteDialog {...props} kind="invitation" eventGuestIds={null} />;
}
