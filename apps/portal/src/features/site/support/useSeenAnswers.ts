import { readRecord, writeRecord } from "./seenAnswers.rules.ts";
import type { SupportRequest } from "@jubilee/core/site/support.types";
import { useCallback, useState } from "react";

/** Which answers were opened on this device: one that was not is new. */
export function useSeenAnswers() {
  const [seen, setSeen] = useState(() => readRecord(() => localStorage));
  const isNew = useCallback(
    ({ id, status, updatedAt }: SupportRequest) => status === "answered" && seen[id] !== updatedAt,
    [seen],
  );
  const see = ({ id, updatedAt }: SupportRequest) => {
    const known = { ...seen, [id]: updatedAt };
    setSeen(known);
    writeRecord(() => localStorage, known);
  };
  return { isNew, see };
}
