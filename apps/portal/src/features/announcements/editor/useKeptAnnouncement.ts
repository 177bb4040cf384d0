import { createAnnouncementsApi } from "@jubilee/core/announcements/announcements.api";
import type {
  AnnouncementInput,
  AnnouncementRecord,
} from "@jubilee/core/announcements/announcements.types";
import type { Result } from "@jubilee/core/base/result.types";
import { useCallback, useEffect, useRef } from "react";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { newerOf } from "./announcementDraft.rules.ts";

/** Keeps an announcement, one change after the other: the first makes it, the others follow what was kept last. */
export function useKeptAnnouncement(eventId: string, record: AnnouncementRecord | null) {
  const api = useApi(createAnnouncementsApi);
  const latest = useRef(record);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    latest.current = newerOf(latest.current, record);
  }, [record]);
  return useCallback(
    (input: AnnouncementInput): Promise<Result<AnnouncementRecord>> => {
      const kept = before.current.then(async () => {
        const known = latest.current;
        const result = await (known ? api.update(known, input) : api.create(eventId, input));
        if (result.ok) latest.current = result.value;
        return result;
      });
      before.current = kept;
      return kept;
    },
    [api, eventId],
  );
}
