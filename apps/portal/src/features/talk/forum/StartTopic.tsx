import type { Forum, ForumCategory } from "@jubilee/core/talk/forum.types";
import { IconButton } from "@jubilee/ui/icon-button";
import { SquarePen } from "lucide-react";
import { useState } from "react";
import { TopicDialog } from "./TopicDialog.tsx";

interface StartTopicProps {
  forum: Forum;
  category: ForumCategory | null;
  onOpen: (topicId: string) => void;
}

/** Begins a topic. */
export function StartTopic({ forum, category, onOpen }: StartTopicProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        variant="secondary"
        label="New topic"
        icon={<SquarePen />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <TopicDialog
          forum={forum}
          category={category}
          onClose={() => setOpen(false)}
          onOpen={onOpen}
        />
      )}
    </>
  );
}
