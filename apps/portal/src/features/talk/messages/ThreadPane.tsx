import { ErrorState } from "@jubilee/ui/error-state";
import { ConversationSkeleton } from "@jubilee/ui/conversation";
import { useEffect } from "react";
import * as css from "./Talk.css.ts";
import { OpenThread } from "./OpenThread.tsx";
import type { ThreadFrame } from "./threadFrame.types.ts";
import { useTalked } from "./useTalked.ts";

interface ThreadPaneProps {
  threadId: string;
  /** Somebody chose it: what opened by itself is not read by that. */
  isAsked: boolean;
  /** A message to begin at. */
  around: string | null;
  isOfEvent: boolean;
  onNewest: () => void;
  onLeave: () => void;
  onLeft?: () => void;
  frame?: ThreadFrame;
}

/** One conversation, once it is read. */
export function ThreadPane({
  threadId,
  isAsked,
  around,
  isOfEvent,
  onNewest,
  onLeave,
  onLeft,
  frame,
}: ThreadPaneProps) {
  const room = useTalked(threadId, around);
  const { talked, failure, ask } = room;
  useEffect(() => {
    // A conversation of its own on a phone: the page below it stays where it is.
    document.documentElement.dataset["talks"] = "";
    return () => {
      delete document.documentElement.dataset["talks"];
    };
  }, []);
  if (failure !== null) {
    return (
      <div className={css.note}>
        <ErrorState
          title={frame ? "This topic could not be read" : "This conversation could not be read"}
          onRetry={() => void ask({})}
        >
          {failure}
        </ErrorState>
      </div>
    );
  }
  if (!talked) {
    return (
      <div className={css.body}>
        <ConversationSkeleton />
      </div>
    );
  }
  return (
    <OpenThread
      room={room}
      talked={talked}
      around={around}
      isAsked={isAsked}
      isOfEvent={isOfEvent}
      onNewest={onNewest}
      onLeave={onLeave}
      onLeft={onLeft}
      frame={frame}
    />
  );
}
