import { createForumApi } from "@jubilee/core/talk/forum.api";
import type { Message } from "@jubilee/ui/conversation";
import type { MenuEntry } from "@jubilee/ui/menu";
import { CircleCheck, ShieldBan, Split } from "lucide-react";
import { useCallback, useState } from "react";
import { useSearchParams } from "wouter";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { talkKeys } from "../keys.ts";
import { ThreadPane } from "../messages/ThreadPane.tsx";
import { BanDialog } from "./BanDialog.tsx";
import { SplitDialog } from "./SplitDialog.tsx";
import { TopicHeadLine } from "./TopicHeadLine.tsx";
import { useTopic } from "./useForum.ts";
import { WritePost } from "./WritePost.tsx";

interface TopicPaneProps {
  topicId: string;
  isAsked: boolean;
  around: string | null;
  onNewest: () => void;
  onLeave: () => void;
}

/** A topic: posts under its own head. */
export function TopicPane({ topicId, isAsked, around, onNewest, onLeave }: TopicPaneProps) {
  const api = useApi(createForumApi);
  const topic = useTopic(topicId);
  const { run } = useWrite(talkKeys.forum);
  const solvedId = topic?.solvedId;
  const markOf = useCallback(
    (id: string) => (id === solvedId ? "The answer" : undefined),
    [solvedId],
  );
  const [, setQuery] = useSearchParams();
  const [splitAt, setSplitAt] = useState<string | null>(null);
  const [banned, setBanned] = useState<Message["author"] | null>(null);
  const menu = (message: Message): MenuEntry[] => {
    const { id, state, author, isOwn } = message;
    if (!topic?.mayChange || state !== "sent") return [];
    const isAnswer = topic.solvedId === id;
    const ban: MenuEntry = {
      id: "ban",
      label: "Ban from the forum",
      icon: <ShieldBan />,
      onSelect: () => setBanned(author),
    };
    const split: MenuEntry = {
      id: "split",
      label: "Make a topic of it",
      icon: <Split />,
      onSelect: () => setSplitAt(id),
    };
    return [
      ...(topic.mayModerate ? [split] : []),
      ...(topic.mayModerate && !isOwn ? [ban] : []),
      {
        id: "solved",
        label: isAnswer ? "Not the answer" : "This is the answer",
        icon: <CircleCheck />,
        onSelect: () => void run(() => api.change(topicId, { solvedId: isAnswer ? null : id })),
      },
    ];
  };
  return (
    <>
      <ThreadPane
        threadId={topicId}
        isAsked={isAsked}
        around={around}
        isOfEvent={false}
        onNewest={onNewest}
        onLeave={onLeave}
        frame={{
          look: "posts",
          Write: WritePost,
          menu,
          Head: TopicHeadLine,
          markOf,
        }}
      />
      {splitAt !== null && topic && (
        <SplitDialog
          topic={topic}
          fromId={splitAt}
          onClose={() => setSplitAt(null)}
          onSplit={(id) => setQuery({ thread: id })}
        />
      )}
      {banned && (
        <BanDialog memberId={banned.id} name={banned.name} onClose={() => setBanned(null)} />
      )}
    </>
  );
}
