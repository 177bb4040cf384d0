import type { Talked } from "@jubilee/core/talk/conversation.rules";
import { createForumApi } from "@jubilee/core/talk/forum.api";
import type { TopicChange } from "@jubilee/core/talk/forum.types";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu, type MenuEntry } from "@jubilee/ui/menu";
import { toast } from "@jubilee/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, Ellipsis } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { href } from "../../../app/routing/href.ts";
import { openBeside } from "../../../page-kit/help/openBeside.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { tellFailure, useWrite } from "../../../page-kit/data/useWrite.ts";
import { talkKeys } from "../keys.ts";
import * as css from "../messages/Talk.css.ts";
import { GoToDayDialog } from "../messages/GoToDayDialog.tsx";
import type { TalkedRoom } from "../messages/useTalked.ts";
import { ChangeTopicDialog } from "./ChangeTopicDialog.tsx";
import { topicHead, topicTitle } from "./Forum.css.ts";
import { TopicState } from "./TopicState.tsx";
import { StopFollowing } from "./StopFollowing.tsx";
import { useTopic } from "./useForum.ts";

interface TopicHeadLineProps {
  room: TalkedRoom;
  talked: Talked;
  onLeave: () => void;
}

/** What a topic is called and how it stands, and what can be done with it. */
export function TopicHeadLine({ room, talked: { thread }, onLeave }: TopicHeadLineProps) {
  const api = useApi(createForumApi);
  const queries = useQueryClient();
  const { run } = useWrite(talkKeys.forum);
  const [isChanging, setChanging] = useState(false);
  const [isGoing, setGoing] = useState(false);
  const topic = useTopic(thread.id);
  // What was said or read here changes how the topic stands in the list.
  const stood = useRef(`${thread.heard} ${thread.me.readPlace}`);
  useEffect(() => {
    const stands = `${thread.heard} ${thread.me.readPlace}`;
    if (stood.current === stands) return;
    stood.current = stands;
    void queries.invalidateQueries({ queryKey: talkKeys.forum });
  }, [queries, thread.heard, thread.me.readPlace]);
  useEffect(() => () => void queries.invalidateQueries({ queryKey: talkKeys.forum }), [queries]);
  const change = async (part: TopicChange) => {
    if ((await run(() => api.change(thread.id, part))) === null) return false;
    void room.ask({ since: thread.heard });
    return true;
  };
  const remove = async () => {
    if (!(await change({ removed: true }))) return;
    onLeave();
    toast.success("The topic is deleted", {
      action: {
        label: "Undo",
        onClick: () => void run(() => api.change(thread.id, { removed: false })),
      },
    });
  };
  const follow = async () => {
    const result = await room.act("tells", { tells: thread.me.tells === "off" ? "daily" : "off" });
    if (!result.ok) tellFailure(result.error);
    void queries.invalidateQueries({ queryKey: talkKeys.forum });
  };
  const entries: MenuEntry[] = [
    {
      id: "follow",
      label: "Follow",
      checked: thread.me.tells !== "off",
      onSelect: () => void follow(),
    },
    {
      id: "day",
      label: "Go to a day",
      onSelect: () => setGoing(true),
    },
    ...(topic?.isPublic
      ? [
          {
            id: "public",
            label: "See the public page",
            onSelect: () => openBeside(href("publicForum.topic", { topicId: thread.id })),
          },
        ]
      : []),
    ...(topic?.mayChange
      ? [
          { separator: true as const },
          {
            id: "change",
            label: topic.mayModerate ? "Rename or move" : "Rename",
            onSelect: () => setChanging(true),
          },
        ]
      : []),
    ...(topic?.mayModerate
      ? [
          {
            id: "pin",
            label: "Pinned",
            checked: topic.isPinned,
            onSelect: () => void change({ pinned: !topic.isPinned }),
          },
          {
            id: "lock",
            label: "Locked",
            checked: topic.isLocked,
            onSelect: () => void change({ locked: !topic.isLocked }),
          },
          {
            id: "remove",
            label: "Delete this topic",
            destructive: true,
            onSelect: () => void remove(),
          },
        ]
      : []),
  ];
  return (
    <header className={`${css.head} ${topicHead}`}>
      <span className={css.onPhone}>
        <IconButton variant="ghost" label="All topics" icon={<ArrowLeft />} onClick={onLeave} />
      </span>
      <span className={css.words}>
        <h2 className={topicTitle}>
          <bdi>{topic?.title ?? thread.title}</bdi>
        </h2>
        {topic && <TopicState topic={topic} />}
      </span>
      <Menu
        align="end"
        trigger={
          <IconButton variant="ghost" label="What to do with this topic" icon={<Ellipsis />} />
        }
        entries={entries}
      />
      {topic && <StopFollowing room={room} title={topic.title} />}
      {isGoing && <GoToDayDialog threadId={thread.id} onClose={() => setGoing(false)} />}
      {isChanging && topic && (
        <ChangeTopicDialog topic={topic} change={change} onClose={() => setChanging(false)} />
      )}
    </header>
  );
}
