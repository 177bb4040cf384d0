import { cursorPage, readAllPages } from "../base/lists.rules.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import { act, call } from "../base/calls.api.ts";
import { succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type {
  Directory,
  DirectoryChange,
  DirectoryFacts,
  DirectoryMember,
  MemberFilter,
  MemberLead,
  MemberState,
} from "./members.types.ts";

const pageSize = 1000;

export interface MembersApi {
  /** The directories the caller may open, the nearest event first. */
  directories: () => Promise<Result<Directory[]>>;
  facts: (eventId: string) => Promise<Result<DirectoryFacts>>;
  /** One part of a directory by name, whole, read in pages of 1,000. */
  members: (eventId: string, filter: MemberFilter) => Promise<Result<DirectoryMember[]>>;
  /** Needs the directory's plan. */
  save: (eventId: string, change: DirectoryChange) => Promise<Result<DirectoryFacts>>;
  /** Needs the directory's plan. */
  setState: (guestId: string, state: MemberState) => Promise<Result<true>>;
  leads: (eventId: string) => Promise<Result<MemberLead[]>>;
  decide: (leadId: string, accept: boolean) => Promise<Result<true>>;
}

/** Calls about the directory of an event's members; the server shows each field as its owner allows. */
export function createMembersApi(client: DatabaseClient): MembersApi {
  return {
    directories: () => call(client, "list_directories"),
    facts: (eventId) => call(client, "get_directory", { event_id_param: eventId }),
    members: (eventId, filter) =>
      readAllPages(async (after: number | null) => {
        const from = after ?? 0;
        const page = await call(client, "list_members", {
          request: { eventId, filter, from, size: pageSize },
        });
        return page.ok
          ? succeed(cursorPage(page.value.rows, pageSize, () => from + pageSize))
          : page;
      }),
    save: (eventId, change) => call(client, "save_directory", { event_id_param: eventId, change }),
    setState: (guestId, change) =>
      act(client, "set_member_state", { guest_id_param: guestId, change }),
    leads: (eventId) => call(client, "list_member_leads", { event_id_param: eventId }),
    decide: (leadId, accept) => act(client, "decide_member_lead", { lead_id: leadId, accept }),
  };
}
