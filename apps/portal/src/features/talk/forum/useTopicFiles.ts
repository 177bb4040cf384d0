import type { Result } from "@jubilee/core/base/result.types";
import { createForumApi } from "@jubilee/core/talk/forum.api";
import { useRef, useState } from "react";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { tellFailure } from "../../../page-kit/data/useWrite.ts";
import { useComposerFiles, useTalkFiles } from "../messages/files/useTalkFiles.ts";

/** Files of a topic's first post: with the first of them its place is made, where they go up to. */
export function useTopicFiles(categoryId: string) {
  const api = useApi(createForumApi);
  const talkFiles = useTalkFiles();
  const [threadId, setThreadId] = useState<string | null>(null);
  const place = useRef<Promise<Result<{ id: string }>> | null>(null);
  const shown = useComposerFiles(threadId ?? "", talkFiles);
  const add = async (chosen: File[]) => {
    place.current ??= api.draft(categoryId);
    const made = await place.current;
    if (made.ok) {
      setThreadId(made.value.id);
      talkFiles.files.add(made.value.id, chosen);
      return;
    }
    place.current = null;
    tellFailure(made.error);
  };
  const ids = shown.list.filter(({ problem }) => problem === undefined).map(({ id }) => id);
  return {
    files: { ...shown, add: (chosen: File[]) => void add(chosen) },
    /** Some of them have not arrived. */
    isComing: talkFiles.files.standing(ids) === "coming",
    /** What is sent of them; nothing where there are none. */
    sent: threadId !== null && ids.length > 0 ? { threadId, files: ids } : {},
    /** They went with the topic, or nobody wants them any more. */
    leave: () => {
      for (const { id } of shown.list) talkFiles.files.remove(id);
    },
  };
}
