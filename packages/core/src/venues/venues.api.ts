import type { DatabaseClient } from "../database/client.types.ts";
import { act, call, find } from "../base/calls.api.ts";
import { coverProblem } from "../events/events.rules.ts";
import { fail, failureFrom, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { ListPage, ListRequest } from "../base/lists.types.ts";
import { readAllPages } from "../base/lists.rules.ts";
import { payloadOfDraft } from "./venues.rules.ts";
import type {
  ListedVenue,
  Venue,
  VenueCursor,
  VenueDraft,
  VenueLine,
  VenueLink,
  VenuePage,
  VenueSearch,
} from "./venues.types.ts";

/** Where pictures are kept; everybody may look at them. */
const photoBucket = "covers";

/** The most venues of one page; the call gives no more. */
const mostRows = 200;

export interface VenuesApi {
  /** A page of the account's venues that fit; an empty search is all of the active ones. */
  search: (search: VenueSearch, after?: VenueCursor | null) => Promise<Result<VenuePage>>;
  /** Every venue that fits, however many. */
  searchAll: (search: VenueSearch) => Promise<Result<VenueLine[]>>;
  get: (id: string) => Promise<Result<Venue>>;
  /** Makes a venue, or changes the one with this id, spaces and blackouts included. */
  save: (draft: VenueDraft, id: string | null) => Promise<Result<Venue>>;
  /** Refused with `conflict` while bookings are to come. */
  remove: (id: string) => Promise<Result<true>>;
  /** Puts a picture up; the answer is the address to keep. */
  uploadPhoto: (file: File, userId: string) => Promise<Result<string>>;
  /** The venue's public link; null while it has none. */
  getLink: (id: string) => Promise<Result<VenueLink | null>>;
  createLink: (id: string) => Promise<Result<VenueLink>>;
  /** Everybody's, for administrators. */
  listAll: (request: ListRequest) => Promise<Result<ListPage<ListedVenue>>>;
}

/** Calls about venues. */
export function createVenuesApi(client: DatabaseClient): VenuesApi {
  const search: VenuesApi["search"] = (asked, after = null) =>
    call(client, "search_venues", { request: { ...asked, after } });

  return {
    search,
    searchAll: (asked) =>
      readAllPages((after: VenueCursor | null) => search({ ...asked, size: mostRows }, after)),
    async get(id) {
      if (!isVenueId(id)) {
        return fail("not_found", "There is no venue at this address. It may have been deleted.");
      }
      return call(client, "get_venue", { venue_id_param: id });
    },
    save: (draft, id) =>
      call(client, "save_venue", { payload: payloadOfDraft(draft), venue_id_param: id }),
    remove: (id) => act(client, "delete_venue", { venue_id_param: id }),
    async uploadPhoto(file, userId) {
      const problem = coverProblem(file);
      if (problem) return fail("invalid_input", problem, "photoUrls");
      const ending = file.type.slice(file.type.indexOf("/") + 1);
      const path = `${userId}/${crypto.randomUUID()}.${ending}`;
      const bucket = client.storage.from(photoBucket);
      const { error } = await bucket.upload(path, file, { contentType: file.type });
      if (error) return { ok: false, error: failureFrom({ message: error.message }) };
      return succeed(new URL(bucket.getPublicUrl(path).data.publicUrl).pathname);
    },
    getLink: (id) => find(client, "get_venue_link", { venue_id_param: id }),
    createLink: (id) => call(client, "create_venue_link", { venue_id_param: id }),
    listAll: (request) => call(client, "admin_list_venues", { request }),
  };
}

function isVenueId(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
}
