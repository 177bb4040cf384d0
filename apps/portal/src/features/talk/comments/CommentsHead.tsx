import { counted } from "@jubilee/core/base/words.rules";
import type { Talked } from "@jubilee/core/talk/conversation.rules";
import { IconButton } from "@jubilee/ui/icon-button";
import { Bell, BellOff } from "lucide-react";
import { tellFailure } from "../../../page-kit/data/useWrite.ts";
import type { TalkedRoom } from "../messages/useTalked.ts";
import { head, title } from "./Comments.css.ts";

interface CommentsHeadProps {
  room: TalkedRoom;
  talked: Talked;
}

/** How many comments there are, and whether one hears of new ones. */
export function CommentsHead({ room, talked: { thread, messages } }: CommentsHeadProps) {
  const follows = thread.me.tells !== "off";
  const count = messages.filter(({ state }) => state !== "removed").length;
  const follow = async () => {
    const result = await room.act("tells", { tells: follows ? "off" : "daily" });
    if (!result.ok) tellFailure(result.error);
  };
  return (
    <header className={head}>
      <h3 className={title}>
        {count > 0 && !room.talked?.hasOlder ? counted(count, "comment") : "Comments"}
      </h3>
      <IconButton
        size="sm"
        variant="ghost"
        label={follows ? "You hear of new comments: stop" : "Hear of new comments"}
        icon={follows ? <Bell /> : <BellOff />}
        aria-pressed={follows}
        onClick={() => void follow()}
      />
    </header>
  );
}
