import { act, call } from "../base/calls.api.ts";
import type { ListPage, ListRequest } from "../base/lists.types.ts";
import { succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import { readShareLink } from "../sharing/share.rules.ts";
import type { ShareLink, ShareLinkChange } from "../sharing/share.types.ts";
import type { planningLinks } from "./links.rules.ts";
import { pollLine } from "./pollLine.rules.ts";
import type {
  DateUseInput,
  PollInput,
  PollInvited,
  PollLine,
  PollRecord,
  PollReminded,
  PollResults,
  PollUsed,
} from "./polls.types.ts";

export interface PollsApi {
  /** Open ones first, the newest first; of all events without an event. Filters: open, draft, closed. */
  list: (eventId: string | null, request: ListRequest) => Promise<Result<ListPage<PollLine>>>;
  get: (pollId: string) => Promise<Result<PollRecord>>;
  /** A new draft of the event. */
  create: (eventId: string, input: PollInput) => Promise<Result<PollRecord>>;
  /** What stays keeps its votes; what is taken away takes its own along. Refused where somebody changed it since it was read. */
  update: (poll: PollRecord, input: PollInput) => Promise<Result<PollRecord>>;
  /** Takes votes until an ISO instant; null: until it is closed. */
  open: (pollId: string, closesAt: string | null) => Promise<Result<PollRecord>>;
  close: (pollId: string) => Promise<Result<PollRecord>>;
  remove: (pollId: string) => Promise<Result<true>>;
  results: (pollId: string) => Promise<Result<PollResults>>;
  /** The link for whoever has it; made when it is first asked for, and anew once it was revoked. */
  link: (pollId: string) => Promise<Result<ShareLink>>;
  /** Every link of a poll, of its page and of its widget, oldest first; revoked ones too. */
  links: (pollId: string) => Promise<Result<ShareLink[]>>;
  createLink: (
    pollId: string,
    kind: keyof typeof planningLinks,
    change: ShareLinkChange,
  ) => Promise<Result<ShareLink>>;
  /** Mails each guest with an address who was not asked yet their own link. */
  invite: (pollId: string) => Promise<Result<PollInvited>>;
  /** Mails those who were asked and have not voted once more; nobody twice within a day. */
  remind: (pollId: string) => Promise<Result<PollReminded>>;
  /** Makes a date of the poll the event's, an activity or another event, once, with the votes as answers. */
  makeDate: (pollId: string, optionId: string, input: DateUseInput) => Promise<Result<PollUsed>>;
}

/** Calls about polls and surveys, for planners. */
export function createPollsApi(client: DatabaseClient): PollsApi {
  const save = (eventId: string, pollId: string | null, input: PollInput) =>
    call(client, "save_poll", {
      event_id_param: eventId,
      poll_id_param: pollId,
      input: { ...input },
    });
  return {
    list: async (eventId, request) => {
      const result = await call(client, "list_polls", {
        event_id_param: eventId,
        request: { ...request },
      });
      if (!result.ok) return result;
      return succeed({ ...result.value, rows: result.value.rows.map(pollLine) });
    },
    get: (pollId) => call(client, "get_poll", { poll_id_param: pollId }),
    create: (eventId, input) => save(eventId, null, input),
    update: ({ id, eventId, version }, input) => save(eventId, id, { ...input, version }),
    open: (pollId, closesAt) =>
      call(client, "open_poll", { poll_id_param: pollId, closes_at_param: closesAt }),
    close: (pollId) => call(client, "close_poll", { poll_id_param: pollId }),
    remove: (pollId) => act(client, "delete_poll", { poll_id_param: pollId }),
    results: (pollId) => call(client, "get_poll_results", { poll_id_param: pollId }),
    link: async (pollId) => {
      const result = await call(client, "get_poll_link", { poll_id_param: pollId });
      return result.ok ? succeed(readShareLink(result.value)) : result;
    },
    links: async (pollId) => {
      const result = await call(client, "list_poll_links", { poll_id_param: pollId });
      return result.ok ? succeed(result.value.map(readShareLink)) : result;
    },
    createLink: async (pollId, kind, change) => {
      const result = await call(client, "create_poll_link", {
        poll_id_param: pollId,
        kind_param: kind,
        settings: { ...change },
      });
      return result.ok ? succeed(readShareLink(result.value)) : result;
    },
    invite: (pollId) => call(client, "invite_to_poll", { poll_id_param: pollId }),
    remind: (pollId) => call(client, "remind_of_poll", { poll_id_param: pollId }),
    makeDate: (pollId, optionId, input) =>
      call(client, "use_poll_date", {
        poll_id_param: pollId,
        option_id_param: optionId,
        request: { ...input },
      }),
  };
}
