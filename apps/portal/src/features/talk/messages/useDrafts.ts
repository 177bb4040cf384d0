import { usePortal } from "../../../app/portal/usePortal.ts";

/** What was begun and not sent, by conversation, on this device. */
export function useDrafts() {
  const { storage } = usePortal();
  const nameOf = (threadId: string) => `jubilee-talk-draft-${threadId}`;
  return {
    read: (threadId: string) => storage.getItem(nameOf(threadId)) ?? "",
    keep: (threadId: string, text: string) => {
      if (text === "") storage.removeItem(nameOf(threadId));
      else storage.setItem(nameOf(threadId), text);
    },
  };
}
