import type { ActionDialogProps } from "../../../event-kit/actions/action.types.ts";
import { InviteDialog } from "../../../event-kit/invitations/InviteDialog.tsx";

/** Mails those who have not answered, from anywhere. */
export function RemindDialog({ event, onClose }: ActionDialogProps) {
  return <InviteDialog event={event} kind="reminder" eventGuestIds={null} onClose={onClose} />;
}
