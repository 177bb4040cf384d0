import type { Result } from "@jubilee/core/base/result.types";
import { createForumApi } from "@jubilee/core/talk/forum.api";
import { createThreadsApi } from "@jubilee/core/talk/threads.api";
import { useRef, useState } from "react";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { tellFailure } from "../../../page-kit/data/useWrite.ts";
import { useComposerFiles, useTalkFiles } from "../messages/files/useTalkFiles.ts";

/** Files of a topic's first post, and whom it names: with the first of either its place is made, where files go up to. */
export function useTopicFiles(categoryId: string) {
  const api = useApi(createForumApi);
  const threads = useApi(createThreadsApi);
  const talkFiles = useTalkFiles();
  const [threadId, setThreadId] = useState<string | null>(null);
  const place = useRef<Promise<Result<{ id: string }>> | null>(null);
  const shown = useComposerFiles(threadId ?? "", talkFiles);
  const make = async () => {
    place.current ??= api.draft(categoryId);
    const made = await place.current;
    if (made.ok) {
      setThreadId(made.value.id);
      return made.value.id;
    }
    place.current = null;
    tellFailure(made.error);
    return null;
  };
  const add = async (chosen: File[]) => {
    const id = await make();
    if (id !== null) talkFiles.files.add(id, chosen);
  };
  const ids = shown.list.filter(({ problem }) => problem === undefined).map(({ id }) => id);
  return {
    files: { ...shown, add: (chosen: File[]) => void add(chosen) },
    /** Some of them have not arrived. */
    isComing: talkFiles.files.standing(ids) === "coming",
    /** What is sent of them, and where they are; nothing before a place was made. */
    sent: threadId === null ? {} : { threadId, ...(ids.length > 0 ? { files: ids } : {}) },
    /** Who of those that will read it can be named. */
    people: async (query: string) => {
      const id = await make();
      if (id === null) return [];
      const [found, place] = await Promise.all([threads.people(id, query), threads.get(id, {})]);
      if (!found.ok || !place.ok) return [];
      const { me } = place.value.thread;
      return found.value.members.flatMap((member) =>
        member.name === null || member.id === me.id ? [] : [{ id: member.id, name: member.name }],
      );
    },
    /** They went with the topic, or nobody wants them any more. */
    leave: () => {
      for (const { id } of shown.list) talkFiles.files.remove(id);
    },
  };
}
