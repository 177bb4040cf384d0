import type { ThreadHead } from "@jubilee/core/talk/threads.types";
import type { MenuEntry } from "@jubilee/ui/menu";
import { useState } from "react";
import { AskInDialog } from "./AskInDialog.tsx";
import { LeaveGroup } from "./LeaveGroup.tsx";
import { NameGroupDialog } from "./NameGroupDialog.tsx";
import type { TalkedRoom } from "./useTalked.ts";

/** Two colleagues have one conversation: it has no name, takes nobody else, and is muted, not left. */
const isPair = ({ subject }: ThreadHead): boolean => subject.includes("+");

/** What is done with a small group: it is named, more are asked in, one leaves. */
export function useSmallGroup(thread: ThreadHead, act: TalkedRoom["act"], onLeft: () => void) {
  const [shown, setShown] = useState<"name" | "ask" | "leave" | null>(null);
  const onClose = () => setShown(null);
  const entry = (id: "name" | "ask" | "leave", label: string): MenuEntry => ({
    id,
    label,
    onSelect: () => setShown(id),
  });
  const isRun = thread.isHost && thread.whyNot === null;
  const entries: MenuEntry[] =
    thread.kind === "people" && !isPair(thread)
      ? [
          { separator: true },
          ...(isRun ? [entry("name", "Name it"), entry("ask", "Ask somebody in")] : []),
          entry("leave", "Leave it"),
        ]
      : [];
  return {
    entries,
    dialog: (
      <>
        {shown === "name" && <NameGroupDialog title={thread.title} act={act} onClose={onClose} />}
        {shown === "ask" && <AskInDialog eventId={thread.eventId} act={act} onClose={onClose} />}
        {shown === "leave" && (
          <LeaveGroup eventId={thread.eventId} act={act} onClose={onClose} onLeft={onLeft} />
        )}
      </>
    ),
  };
}
