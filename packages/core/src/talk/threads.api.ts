import { act, call } from "../base/calls.api.ts";
import type { ListPage } from "../base/lists.types.ts";
import { failureFrom, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import type {
  FoundInThread,
  FoundMessage,
  MessageReport,
  TalkPartner,
  TalkPeople,
  ThreadAct,
  ThreadActs,
  ThreadAsked,
  ThreadKind,
  ThreadLine,
  ThreadNews,
  ThreadPeople,
} from "./threads.types.ts";

/** Those between few, those of many, those with something new. */
export type ThreadsShown = "private" | "events" | "unread";

/** Which conversations are asked for: of an event or of all, those that are over, by their names. */
export interface ThreadsAsked {
  eventId?: string;
  closed?: boolean;
  shows?: ThreadsShown;
  text?: string;
  from?: number;
  size?: number;
}

export interface ThreadsApi {
  list: (asked: ThreadsAsked) => Promise<Result<ListPage<ThreadLine>>>;
  /** In how many conversations something is new. */
  unread: (eventId: string | null) => Promise<Result<number>>;
  /** The conversation of a subject, made at its first opening. */
  open: (kind: ThreadKind, subject: string) => Promise<Result<ThreadNews>>;
  /** Whom one can write to, and which conversations of an event there are, by letters of a name. */
  partners: (eventId: string, text: string) => Promise<Result<TalkPartner[]>>;
  /** One of a few: people of the team that plans an event, and guests of it. */
  start: (eventId: string, title: string | null, people: TalkPeople) => Promise<Result<ThreadNews>>;
  get: (threadId: string, asked: ThreadAsked) => Promise<Result<ThreadNews>>;
  /** Does one thing, and answers what changed since a count. */
  act: <Act extends ThreadAct>(
    threadId: string,
    name: Act,
    given: ThreadActs[Act] & { since?: number },
  ) => Promise<Result<ThreadNews>>;
  read: (threadId: string, place: number) => Promise<Result<true>>;
  /** Passes by without being kept. */
  sign: (threadId: string, sign: "typing" | "here") => Promise<Result<true>>;
  find: (threadId: string, text: string) => Promise<Result<FoundInThread>>;
  people: (threadId: string, text: string) => Promise<Result<ThreadPeople>>;
  search: (text: string, eventId: string | null) => Promise<Result<FoundMessage[]>>;
  reports: (eventId: string | null) => Promise<Result<MessageReport[]>>;
  /** Where one file may be sent, under the id that its sender made. */
  permitFile: (threadId: string, fileId: string) => Promise<Result<string>>;
  /** Where files are read for an hour, by their ids; those that are gone are left out. */
  fileAddresses: (
    threadId: string,
    fileIds: readonly string[],
  ) => Promise<Result<ReadonlyMap<string, string>>>;
  /** A file that has arrived in the bucket, for one's next message. */
  keepFile: (
    threadId: string,
    file: { id: string; name: string; width?: number; height?: number },
  ) => Promise<Result<{ id: string; path: string }>>;
}

/** Where files of messages are kept; who reads a message reads them. */
const bucketName = "talk";
/** So long an address of a file holds, in seconds. */
export const addressSeconds = 3600;

/** Calls about conversations, for people with an account. */
export function createThreadsApi(client: DatabaseClient): ThreadsApi {
  const bucket = client.storage.from(bucketName);
  return {
    list: (asked) => call(client, "list_threads", { request: { ...asked } }),
    unread: (eventId) => call(client, "count_unread_threads", { event_id_param: eventId }),
    open: (kind, subject) =>
      call(client, "open_thread", { kind_param: kind, subject_param: subject }),
    partners: (eventId, text) =>
      call(client, "find_talk_partners", { event_id_param: eventId, text_param: text }),
    async start(eventId, title, people) {
      const { data, error } = await client
        .from("events")
        .select("account_id")
        .eq("id", eventId)
        .single();
      if (error) return { ok: false, error: failureFrom(error) };
      return call(client, "start_people_thread", {
        account_id_param: data.account_id,
        title_param: title,
        people: { guests: [...people.guests], users: [...people.users] },
      });
    },
    get: (threadId, asked) =>
      call(client, "get_thread", { thread_id_param: threadId, asked: { ...asked } }),
    act: (threadId, name, given) =>
      call(client, "act_in_thread", {
        thread_id_param: threadId,
        act: name,
        given: { ...given },
      }),
    read: (threadId, place) =>
      act(client, "read_thread", { thread_id_param: threadId, place_param: place }),
    sign: (threadId, sign) => act(client, "sign_in_thread", { thread_id_param: threadId, sign }),
    find: (threadId, text) =>
      call(client, "find_in_thread", { thread_id_param: threadId, text_param: text }),
    people: (threadId, text) =>
      call(client, "list_thread_people", { thread_id_param: threadId, text_param: text }),
    search: (text, eventId) =>
      call(client, "search_messages", { text_param: text, event_id_param: eventId }),
    reports: (eventId) => call(client, "list_message_reports", { event_id_param: eventId }),
    async permitFile(threadId, fileId) {
      const { data, error } = await bucket.createSignedUploadUrl(`${threadId}/${fileId}`);
      if (error) return { ok: false, error: failureFrom({ message: error.message }) };
      return succeed(data.signedUrl);
    },
    async fileAddresses(threadId, fileIds) {
      const paths = fileIds.map((id) => `${threadId}/${id}`);
      const { data, error } = await bucket.createSignedUrls(paths, addressSeconds);
      if (error) return { ok: false, error: failureFrom({ message: error.message }) };
      return succeed(
        new Map(
          data.flatMap(({ path, signedUrl }) =>
            path && signedUrl ? [[path.slice(threadId.length + 1), signedUrl] as const] : [],
          ),
        ),
      );
    },
    keepFile: (threadId, file) =>
      call(client, "keep_thread_file", { thread_id_param: threadId, file: { ...file } }),
  };
}
