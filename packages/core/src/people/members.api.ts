import type { SupabaseClient } from "@supabase/supabase-js";
import type { ListPage } from "../base/lists.types.ts";
import { failureFrom, resultOf, succeed } from "../base/result.rules.ts";
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
export function createMembersApi(client: SupabaseClient): MembersApi {
  const write = async (name: string, parameters: object): Promise<Result<true>> => {
    const { error } = await client.rpc(name, parameters);
    return error ? { ok: false, error: failureFrom(error) } : succeed(true);
  };
  return {
    directories: async () => resultOf<Directory[]>(await client.rpc("list_directories")),
    facts: async (eventId) =>
      resultOf<DirectoryFacts>(await client.rpc("get_directory", { event_id_param: eventId })),
    async members(eventId, filter) {
      const all: DirectoryMember[] = [];
      for (;;) {
        const page = resultOf<ListPage<DirectoryMember>>(
          await client.rpc("list_members", {
            request: { eventId, filter, from: all.length, size: pageSize },
          }),
        );
        if (!page.ok) return page;
        all.push(...page.value.rows);
        if (page.value.rows.length < pageSize) return succeed(all);
      }
    },
    save: async (eventId, change) =>
      resultOf<DirectoryFacts>(
        await client.rpc("save_directory", { event_id_param: eventId, change }),
      ),
    setState: (guestId, change) => write("set_member_state", { guest_id_param: guestId, change }),
    leads: async (eventId) =>
      resultOf<MemberLead[]>(await client.rpc("list_member_leads", { event_id_param: eventId })),
    decide: (leadId, accept) => write("decide_member_lead", { lead_id: leadId, accept }),
  };
}
