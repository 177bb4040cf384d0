import { createAccountApi } from "@jubilee/core/account/account.api";
import type { DeletionState } from "@jubilee/core/account/account.types";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { ProvenDialog } from "./ProvenDialog.tsx";

interface DeletionDialogProps {
  /** Signed in a moment ago: no password is asked for. */
  isProven: boolean;
  day: string;
  onClose: () => void;
  onRequested: (state: DeletionState) => void;
}

/** Asks once more before an account is to be deleted. */
export function DeletionDialog({ isProven, day, onClose, onRequested }: DeletionDialogProps) {
  const account = useApi(createAccountApi);
  return (
    <ProvenDialog
      title="Delete your account?"
      description={`It is deleted on ${day}, with your events, guests and pictures. You can take it back until then.`}
      keepLabel="Keep my account"
      confirmLabel="Delete my account"
      isDestructive
      isProven={isProven}
      onClose={onClose}
      act={() => account.requestDeletion()}
      onDone={onRequested}
    />
  );
}
