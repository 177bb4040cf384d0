import { createForumApi } from "@jubilee/core/talk/forum.api";
import type { Message } from "@jubilee/ui/conversation";
import type { MenuEntry } from "@jubilee/ui/menu";
import { CircleCheck } from "lucide-react";
import { useCallback } from "react";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { talkKeys } from "../keys.ts";
import { ThreadPane } from "../messages/ThreadPane.tsx";
import { TopicHeadLine } from "./TopicHeadLine.tsx";
import { useTopic } from "./useForum.ts";

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
  const menu = ({ id, state }: Message): MenuEntry[] => {
    if (!topic?.mayChange || state !== "sent") return [];
    const isAnswer = topic.solvedId === id;
    return [
      {
        id: "solved",
        label: isAnswer ? "Not the answer" : "This is the answer",
        icon: <CircleCheck />,
        onSelect: () => void run(() => api.change(topicId, { solvedId: isAnswer ? null : id })),
      },
    ];
  };
  return (
    <ThreadPane
      threadId={topicId}
      isAsked={isAsked}
      around={around}
      isOfEvent={false}
      onNewest={onNewest}
      onLeave={onLeave}
      frame={{
        look: "posts",
        menu,
        Head: TopicHeadLine,
        markOf,
      }}
    />
  );
}
