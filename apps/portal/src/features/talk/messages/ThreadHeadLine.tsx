import type { Talked } from "@jubilee/core/talk/conversation.rules";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu, type MenuEntry } from "@jubilee/ui/menu";
import { ArrowLeft, Ellipsis } from "lucide-react";
import { tellFailure } from "../../../page-kit/data/useWrite.ts";
import { useState } from "react";
import { GoToDayDialog } from "./GoToDayDialog.tsx";
import * as css from "./Talk.css.ts";
import { peopleWords, threadName } from "./threadNames.ts";
import { ThreadSign } from "./ThreadSign.tsx";
import { useSmallGroup } from "./useSmallGroup.tsx";
import type { TalkedRoom } from "./useTalked.ts";

interface ThreadHeadLineProps {
  room: TalkedRoom;
  isOfEvent: boolean;
  talked: Talked;
  onLeave: () => void;
  onLeft: () => void;
}

/** Whose conversation it is, and how it is run. */
export function ThreadHeadLine({
  room,
  isOfEvent,
  talked: { thread },
  onLeave,
  onLeft,
}: ThreadHeadLineProps) {
  const [isGoing, setGoing] = useState(false);
  const name = threadName(thread, isOfEvent);
  const run = async (given: { announceOnly?: boolean; keptOpen?: boolean; closed?: boolean }) => {
    const result = await room.act("run", given);
    if (!result.ok) tellFailure(result.error);
  };
  const mute = async () => {
    const result = await room.act("tells", { tells: thread.me.tells === "off" ? "daily" : "off" });
    if (!result.ok) tellFailure(result.error);
  };
  const group = useSmallGroup(thread, room.act, onLeft);
  const entries: MenuEntry[] = [
    {
      id: "mute",
      label: "Mute",
      checked: thread.me.tells === "off",
      onSelect: () => void mute(),
    },
    {
      id: "day",
      label: "Go to a day",
      onSelect: () => setGoing(true),
    },
    ...group.entries,
    ...(thread.mayModerate
      ? [
          { separator: true as const },
          {
            id: "announce",
            label: "Only hosts write",
            checked: thread.announceOnly,
            onSelect: () => void run({ announceOnly: !thread.announceOnly }),
          },
          thread.isClosed
            ? {
                id: "open",
                label: "Open it again",
                onSelect: () => void run({ closed: false, keptOpen: true }),
              }
            : {
                id: "close",
                label: "End this conversation",
                onSelect: () => void run({ closed: true }),
              },
        ]
      : []),
  ];
  return (
    <header className={css.head}>
      <span className={css.onPhone}>
        <IconButton
          variant="ghost"
          label="All conversations"
          icon={<ArrowLeft />}
          onClick={onLeave}
        />
      </span>
      <ThreadSign kind={thread.kind} eventId={thread.eventId} name={name} small />
      <span className={css.words}>
        <h2 className={css.title}>
          <bdi>{name}</bdi>
        </h2>
        <span className={css.under}>{peopleWords(thread, room.here)}</span>
      </span>
      <Menu
        align="end"
        trigger={
          <IconButton variant="ghost" label="How this conversation is run" icon={<Ellipsis />} />
        }
        entries={entries}
      />
      {group.dialog}
      {isGoing && <GoToDayDialog threadId={thread.id} onClose={() => setGoing(false)} />}
    </header>
  );
}
