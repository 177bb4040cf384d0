import { act, call } from "../base/calls.api.ts";
import type { ListPage, ListRequest } from "../base/lists.types.ts";
import type { Result } from "../base/result.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import type {
  AnnouncementCheck,
  AnnouncementInput,
  AnnouncementLine,
  AnnouncementReader,
  AnnouncementRecord,
  AnnouncementTime,
} from "./announcements.types.ts";

export interface AnnouncementsApi {
  /** Pinned ones first, then what is on its way; of all events without one. Filters: draft, scheduled, sent, cancelled. */
  list: (
    eventId: string | null,
    request: ListRequest,
  ) => Promise<Result<ListPage<AnnouncementLine>>>;
  get: (id: string) => Promise<Result<AnnouncementRecord>>;
  create: (eventId: string, input: AnnouncementInput) => Promise<Result<AnnouncementRecord>>;
  /** Refused where somebody changed it since it was read. Once it goes, its words, pin and page can change. */
  update: (
    announcement: Pick<AnnouncementRecord, "id" | "eventId" | "updatedAt">,
    input: AnnouncementInput,
  ) => Promise<Result<AnnouncementRecord>>;
  /** At once or at a time; `languages_missing` where people read what it is not written in. */
  send: (id: string, time: AnnouncementTime) => Promise<Result<AnnouncementRecord>>;
  /** What keeps it from going. */
  check: (id: string) => Promise<Result<AnnouncementCheck>>;
  /** Tells whoever has it that it was corrected; once a correction. */
  tellAgain: (id: string) => Promise<Result<AnnouncementRecord>>;
  /** What waited is a draft again; what is on its way goes to nobody more. */
  stop: (id: string) => Promise<Result<AnnouncementRecord>>;
  remove: (id: string) => Promise<Result<true>>;
  /** Who gets it and who has read it, for who may read how people are reached. Filters: read, unread, no_mail. */
  people: (id: string, request: ListRequest) => Promise<Result<ListPage<AnnouncementReader>>>;
}

/** Calls about announcements, for planners. */
export function createAnnouncementsApi(client: DatabaseClient): AnnouncementsApi {
  const save = (eventId: string, id: string | null, input: object) =>
    call(client, "save_announcement", {
      event_id_param: eventId,
      announcement_id_param: id,
      input: { ...input },
    });
  return {
    list: (eventId, request) =>
      call(client, "list_announcements", { event_id_param: eventId, request: { ...request } }),
    get: (id) => call(client, "get_announcement", { announcement_id_param: id }),
    create: (eventId, input) => save(eventId, null, input),
    update: ({ id, eventId, updatedAt }, input) => save(eventId, id, { ...input, updatedAt }),
    send: (id, time) =>
      call(client, "send_announcement", { announcement_id_param: id, request: { ...time } }),
    check: (id) => call(client, "check_announcement", { announcement_id_param: id }),
    tellAgain: (id) => call(client, "tell_announcement_again", { announcement_id_param: id }),
    stop: (id) => call(client, "stop_announcement", { announcement_id_param: id }),
    remove: (id) => act(client, "delete_announcement", { announcement_id_param: id }),
    people: (id, request) =>
      call(client, "list_announcement_people", {
        announcement_id_param: id,
        request: { ...request },
      }),
  };
}
