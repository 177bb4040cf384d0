import { useCallback, useState } from "react";
import { usePortal } from "../../../../app/portal/usePortal.ts";
import { useUser } from "../../../../app/session/useUser.ts";
import { forgetDraft, keepDraft, readDraft } from "../../../../page-kit/draft/draft.ts";
import { isBlankPoll, type PollDraft } from "./pollDraft.rules.ts";

/** A new poll that lies on this device until it is saved, for whoever wrote it. */
export function useKeptPoll() {
  const { storage } = usePortal();
  const name = `poll:${useUser().id}`;
  const [begun, setBegun] = useState(() => readDraft(storage, name) as PollDraft | null);
  return {
    /** What was written earlier; null where nothing was. */
    begun,
    keep: useCallback(
      (draft: PollDraft) => {
        if (isBlankPoll(draft)) forgetDraft(storage, name);
        else keepDraft(storage, name, draft);
      },
      [storage, name],
    ),
    forget: () => {
      forgetDraft(storage, name);
      setBegun(null);
    },
  };
}
