import { addressSeconds, createThreadsApi } from "@jubilee/core/talk/threads.api";
import type { ThreadMessage } from "@jubilee/core/talk/threads.types";
import { useEffect, useRef, useState } from "react";
import { useApi } from "../../../../page-kit/data/useApi.ts";

/** They are asked for anew a while before they end. */
const heldMs = (addressSeconds - 600) * 1000;
/** So many are asked for at once. */
const atOnce = 100;

/** Where the files of a conversation's messages are read; of each its address for an hour. */
export function useFileAddresses(
  threadId: string,
  messages: readonly ThreadMessage[],
): ReadonlyMap<string, string> {
  const api = useApi(createThreadsApi);
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = useRef(new Map<string, number>());
  const ids = messages.flatMap(({ files }) => files.map(({ id }) => id)).join(" ");
  useEffect(() => {
    const ask = async () => {
      const due = ids
        .split(" ")
        .filter((id) => id !== "" && (asked.current.get(id) ?? 0) < Date.now() - heldMs)
        .slice(-atOnce);
      if (due.length === 0) return;
      for (const id of due) asked.current.set(id, Date.now());
      const found = await api.fileAddresses(threadId, due);
      if (found.ok) return setAddresses((known) => new Map([...known, ...found.value]));
      for (const id of due) asked.current.delete(id);
    };
    void ask();
    const again = setInterval(() => void ask(), 60_000);
    return () => clearInterval(again);
  }, [api, ids, threadId]);
  return addresses;
}
