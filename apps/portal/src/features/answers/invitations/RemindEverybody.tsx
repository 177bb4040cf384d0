import type { EventRecord } from "@jubilee/core/events/events.types";
import { lazy } from "react";

const InviteDialog = lazy(async () => {
  const { InviteDialog } = await import("../../../event-kit/invitations/InviteDialog.tsx");
  return { default: InviteDialog };
});

interface RemindEverybodyProps {
  event: EventRecord;
  onClose: () => void;
}

/** Reminds all who are invited and have not answered. */
export function RemindEverybody(props: RemindEverybodyProps) {
  return <InviteDialog {...props} kind="reminder" eventGuestIds={null} />;
}
