import { ErrorState } from "@jubilee/ui/error-state";
import { ConversationSkeleton } from "@jubilee/ui/conversation";
import type { CommentsState } from "../../../app/portal/portal.types.ts";
import { OpenThread } from "../messages/OpenThread.tsx";
import type { ThreadFrame } from "../messages/threadFrame.types.ts";
import { useTalked } from "../messages/useTalked.ts";
import { none, room as roomStyle } from "./Comments.css.ts";
import { CommentsHead } from "./CommentsHead.tsx";

const nothing = () => undefined;
const frame: ThreadFrame = {
  look: "posts",
  Head: CommentsHead,
  menu: () => [],
  markOf: () => undefined,
  empty: (
    <p className={none}>
      Nobody has said anything yet. Name somebody with @, and they hear of it at once.
    </p>
  ),
  isWithin: true,
};

/** What is said about something, within its own screen: read, answered, with files. */
export function Comments({ threadId }: CommentsState) {
  const room = useTalked(threadId, null);
  const { talked, failure, ask } = room;
  if (failure !== null) {
    return (
      <ErrorState title="The comments could not be read" onRetry={() => void ask({})}>
        {failure}
      </ErrorState>
    );
  }
  if (!talked) return <ConversationSkeleton />;
  const count = talked.messages.length;
  return (
    <div className={roomStyle[count === 0 ? "none" : count < 3 ? "few" : "many"]}>
      <OpenThread
        room={room}
        talked={talked}
        around={null}
        isAsked
        isOfEvent={false}
        onNewest={nothing}
        onLeave={nothing}
        frame={frame}
      />
    </div>
  );
}
