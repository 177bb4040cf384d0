import { createOwnSearchApi } from "@jubilee/core/insight/own-search.api";
import type { FoundKind, OwnFound } from "@jubilee/core/insight/own-search.types";
import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { keys } from "../../../event-kit/people/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";

/** How long typing pauses before the server is asked. */
const settleMs = 70;
/** How long the list waits for the server before it shows what the device knows. */
const patienceMs = 300;

export interface Wanted {
  size: number;
  kind?: FoundKind | null;
  eventId?: string | null;
}

export interface OwnShown {
  /** What the list answers; what is typed may be further. */
  typed: string;
  found: OwnFound | null;
  /** The answer to what is typed is still to come. */
  isBehind: boolean;
  error: Error | null;
  retry: () => void;
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === "" ? "" : settled;
}

/**
 * What is found of one's own. What was found stays until the next answer is there, so that nothing
 * flickers while somebody types; an answer to what was typed before is never shown as the newer one's.
 */
export function useOwnFound(
  typed: string,
  { size, kind = null, eventId = null }: Wanted,
): OwnShown {
  const search = useApi(createOwnSearchApi);
  const settled = useSettled(typed);
  const read = useRead(
    keys.found(settled, kind, eventId, size),
    () =>
      search.find({
        text: settled,
        size,
        ...(kind ? { kinds: [kind] } : {}),
        ...(eventId ? { eventId } : {}),
      }),
    { enabled: settled !== "", placeholderData: keepPreviousData },
  );
  const isDone = typed === settled && (typed === "" || !(read.isPending || read.isPlaceholderData));
  const [last, setLast] = useState<{ typed: string; found: OwnFound | null }>({
    typed: "",
    found: null,
  });
  const found = typed === "" ? null : (read.data ?? null);
  if (isDone && (last.typed !== typed || last.found !== found)) setLast({ typed, found });
  const [late, setLate] = useState("");
  useEffect(() => {
    if (isDone) return undefined;
    const timer = setTimeout(() => setLate(typed), patienceMs);
    return () => clearTimeout(timer);
  }, [isDone, typed]);
  const error = typed === "" ? null : read.error;
  const retry = () => void read.refetch();
  if (isDone) return { typed, found, isBehind: false, error, retry };
  const shown = late === typed ? { typed, found: null } : last;
  return { ...shown, isBehind: true, error: null, retry };
}
