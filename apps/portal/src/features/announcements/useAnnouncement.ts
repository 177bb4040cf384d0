import { createAnnouncementsApi } from "@jubilee/core/announcements/announcements.api";
import { keys } from "../../event-kit/data/keys.ts";
import { useApi } from "../../page-kit/data/useApi.ts";
import { useRead } from "../../page-kit/data/useRead.ts";
import { useWrite } from "../../page-kit/data/useWrite.ts";
import { announcementKeys } from "./keys.ts";

/** One announcement by its id. */
export function useAnnouncement(id: string) {
  const api = useApi(createAnnouncementsApi);
  return useRead(announcementKeys.record(id), () => api.get(id));
}

/** One write to announcements; lists and records are read again. */
export function useAnnouncementWrite() {
  return useWrite(keys.events, "Announcements");
}
