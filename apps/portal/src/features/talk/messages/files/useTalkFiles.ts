import { filesAccepted, sizeWords } from "@jubilee/core/talk/files.rules";
import { createThreadsApi } from "@jubilee/core/talk/threads.api";
import type { ComposerFiles } from "@jubilee/ui/composer";
import { useSyncExternalStore } from "react";
import { usePlanner } from "../../../../app/portal/usePlanner.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { createTalkFiles, type TalkFiles } from "./talkFiles.ts";
import type { HeldFile } from "./talkFiles.types.ts";

const stores = new WeakMap<object, TalkFiles>();

/** The files that this page sends up, and how they stand now. */
export function useTalkFiles(): { files: TalkFiles; held: readonly HeldFile[] } {
  const { client } = usePlanner();
  const api = useApi(createThreadsApi);
  const files = stores.get(client) ?? createTalkFiles(api);
  stores.set(client, files);
  return { files, held: useSyncExternalStore(files.listen, files.all) };
}

/** What the composer shows of the files of one conversation that are not sent yet. */
export function useComposerFiles(
  threadId: string,
  { files, held }: ReturnType<typeof useTalkFiles>,
): ComposerFiles {
  const locale = useLocale();
  return {
    add: (chosen) => files.add(threadId, chosen),
    remove: files.remove,
    retry: files.retry,
    accept: filesAccepted,
    list: held
      .filter((file) => file.threadId === threadId && !file.isTaken)
      .map(({ id, name, size, src, state, progress, problem }) => ({
        id,
        name,
        detail: sizeWords(size, locale),
        ...(src === undefined ? {} : { src }),
        ...(state === "there" ? {} : { progress }),
        ...(problem === undefined ? {} : { problem, canRetry: state === "failed" }),
      })),
  };
}
