import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import { columnsOfPerson } from "./guests.rules.ts";
import type { GuestDraft } from "./guests.types.ts";
import { resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { GuestRecord, GuestsChange, Tagged, TagUse } from "./guest-records.types.ts";

export interface GuestRecordsApi {
  get: (guestId: string) => Promise<Result<GuestRecord>>;
  /** Changes many guests of one account; answers how many. Groups and fields need the RSVP plan. */
  edit: (guestIds: string[], change: GuestsChange) => Promise<Result<number>>;
  /** Writes the person's own facts; the RSVP plan. */
  update: (guestId: string, draft: Omit<GuestDraft, "groupLabel">) => Promise<Result<true>>;
  /** Closes every door for guests to this one's addresses and link, or opens them again. */
  setBlocked: (guestId: string, isBlocked: boolean) => Promise<Result<true>>;
  tags: () => Promise<Result<TagUse[]>>;
  tagged: (tag: string) => Promise<Result<Tagged>>;
  /** Another name everywhere; null takes the tag off. Answers how many things bore it. */
  renameTag: (tag: string, newTag: string | null) => Promise<Result<number>>;
  /** The guest's own link to hand over; refused once the profile is claimed. */
  profileLink: (guestId: string) => Promise<Result<{ url: string }>>;
  /** Mails guests their own link. */
  sendProfileLinks: (guestIds: string[]) => Promise<Result<{ sent: number; leftOut: number }>>;
}

/** Calls about guests across events, and about tags. */
export function createGuestRecordsApi(client: DatabaseClient): GuestRecordsApi {
  return {
    get: (guestId) => call(client, "get_guest_record", { guest_id_param: guestId }),
    edit: (guestIds, change) => call(client, "edit_guests", { guest_ids: guestIds, change }),
    async update(guestId, draft) {
      const changed = resultOf<{ id: string }>(
        await client
          .from("guests")
          .update(columnsOfPerson(draft))
          .eq("id", guestId)
          .select("id")
          .single(),
      );
      return changed.ok ? succeed(true) : changed;
    },
    async setBlocked(guestId, isBlocked) {
      const changed = resultOf<{ id: string }>(
        await client
          .from("guests")
          .update({ status: isBlocked ? "blocked" : "active" })
          .eq("id", guestId)
          .select("id")
          .single(),
      );
      return changed.ok ? succeed(true) : changed;
    },
    tags: () => call(client, "list_tags"),
    tagged: (tag) => call(client, "list_tagged", { tag_param: tag }),
    renameTag: (tag, newTag) =>
      call(client, "rename_tag", {
        tag_param: tag,
        ...(newTag === null ? {} : { new_tag: newTag }),
      }),
    profileLink: (guestId) => call(client, "issue_profile_link", { guest_id_param: guestId }),
    sendProfileLinks: (guestIds) => call(client, "send_profile_links", { guest_ids: guestIds }),
  };
}
