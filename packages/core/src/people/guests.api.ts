import type { SupabaseClient } from "@supabase/supabase-js";
import { columnsOfListed, columnsOfPlace } from "./guests.rules.ts";
import { compareTexts, readAllPages } from "../base/lists.rules.ts";
import { failureFrom, resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { ListedGuest, ListedGuestDraft } from "./guests.types.ts";

/** A row of the view `event_guest_list`. */
interface GuestRow {
  id: string;
  guest_id: string;
  full_name: string;
  first_name: string | null;
  last_name: string | null;
  former_name: string | null;
  email: string | null;
  phone: string | null;
  locale: string | null;
  role: string;
  tags: string[];
  custom: Record<string, unknown>;
  notes: string | null;
  household_id: string | null;
  household_name: string | null;
  group_label: string | null;
  answer: ListedGuest["answer"];
  party_size: number;
  meal_choice: string | null;
  dietary: string | null;
  known_dietary: string | null;
  answered_at: string | null;
  invited_at: string | null;
  last_contact_at: string | null;
  ticket_count: number;
  paid_minor: number;
  due_minor: number;
  created_at: string;
}

const pageSize = 1000;

const byName = (one: ListedGuest, other: ListedGuest): number =>
  compareTexts(one.fullName, other.fullName) || compareTexts(one.id, other.id);

const columns =
  "id, guest_id, full_name, first_name, last_name, former_name, email, phone, locale, role, tags, custom, notes, household_id, household_name, group_label, answer, party_size, meal_choice, dietary, known_dietary, answered_at, invited_at, last_contact_at, ticket_count, paid_minor, due_minor, created_at";

function guestFromRow(row: GuestRow): ListedGuest {
  const texts = Object.entries(row.custom).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const { city = null, country = null, ...custom } = Object.fromEntries(texts);
  return {
    id: row.id,
    guestId: row.guest_id,
    fullName: row.full_name,
    firstName: row.first_name,
    lastName: row.last_name,
    formerName: row.former_name,
    email: row.email,
    phone: row.phone,
    city,
    country,
    locale: row.locale,
    isChild: row.role === "child",
    tags: row.tags,
    custom,
    notes: row.notes,
    householdId: row.household_id,
    householdName: row.household_name,
    groupLabel: row.group_label,
    answer: row.answer,
    partySize: row.party_size,
    mealChoice: row.meal_choice,
    dietary: row.dietary,
    knownDietary: row.known_dietary,
    answeredAt: row.answered_at,
    invitedAt: row.invited_at,
    lastContactAt: row.last_contact_at,
    ticketCount: row.ticket_count,
    paidMinor: row.paid_minor,
    dueMinor: row.due_minor,
    createdAt: row.created_at,
  };
}

export interface GuestsApi {
  /** An event's whole guest list by name (capitals before small letters), read in pages of 1,000. */
  list: (eventId: string) => Promise<Result<ListedGuest[]>>;
  /** Adds a guest to the account and to the event's list. */
  add: (eventId: string, draft: ListedGuestDraft) => Promise<Result<void>>;
  update: (guest: ListedGuest, draft: ListedGuestDraft) => Promise<Result<void>>;
  /** Who comes along with whom: names by the id of the place on the list; nameless ones are empty. */
  companions: (eventId: string) => Promise<Result<Map<string, string[]>>>;
  /** Takes people off this event's list; the account still knows them. */
  removeFromEvent: (ids: string[]) => Promise<Result<void>>;
}

/** Calls about an event's guests; rows are scoped by the account's policies. */
export function createGuestsApi(client: SupabaseClient): GuestsApi {
  const accountOf = async (eventId: string): Promise<Result<string>> => {
    const found = resultOf<{ account_id: string }>(
      await client.from("events").select("account_id").eq("id", eventId).single(),
    );
    return found.ok ? succeed(found.value.account_id) : found;
  };

  return {
    async list(eventId) {
      // By id, so that each page costs the same however far the list has come; put in order here.
      const rows = await readAllPages(async (after: string | null) => {
        const page = client.from("event_guest_list").select(columns).eq("event_id", eventId);
        const { data, error } = await (after === null ? page : page.gt("id", after))
          .order("id")
          .limit(pageSize)
          .overrideTypes<GuestRow[], { merge: false }>();
        if (error) return { ok: false, error: failureFrom(error) };
        return succeed({ rows: data, next: data[pageSize - 1]?.id ?? null });
      });
      return rows.ok ? succeed(rows.value.map(guestFromRow).toSorted(byName)) : rows;
    },
    async add(eventId, draft) {
      const account = await accountOf(eventId);
      if (!account.ok) return account;
      const made = resultOf<{ id: string }>(
        await client
          .from("guests")
          .insert({ account_id: account.value, ...columnsOfListed(draft) })
          .select("id")
          .single(),
      );
      if (!made.ok) return made;
      const listed = resultOf<{ id: string }>(
        await client
          .from("event_guests")
          .insert({
            account_id: account.value,
            event_id: eventId,
            guest_id: made.value.id,
            ...columnsOfPlace(draft),
          })
          .select("id")
          .single(),
      );
      return listed.ok ? succeed(undefined) : listed;
    },
    async update(guest, draft) {
      const changed = resultOf<{ id: string }>(
        await client
          .from("guests")
          .update(columnsOfListed(draft))
          .eq("id", guest.guestId)
          .select("id")
          .single(),
      );
      if (!changed.ok) return changed;
      const listed = resultOf<{ id: string }>(
        await client
          .from("event_guests")
          .update(columnsOfPlace(draft, guest))
          .eq("id", guest.id)
          .select("id")
          .single(),
      );
      return listed.ok ? succeed(undefined) : listed;
    },
    async companions(eventId) {
      const names = new Map<string, string[]>();
      for (let from = 0; ; from += pageSize) {
        const { data, error } = await client
          .from("rsvp_companions")
          .select("event_guest_id, name")
          .eq("event_id", eventId)
          .order("event_guest_id")
          .order("position")
          .range(from, from + pageSize - 1)
          .overrideTypes<{ event_guest_id: string; name: string | null }[], { merge: false }>();
        if (error) return { ok: false, error: failureFrom(error) };
        for (const { event_guest_id: id, name } of data) {
          names.set(id, [...(names.get(id) ?? []), name ?? ""]);
        }
        if (data.length < pageSize) return succeed(names);
      }
    },
    async removeFromEvent(ids) {
      const { data, error } = await client.from("event_guests").delete().in("id", ids).select("id");
      const removed = resultOf<{ id: string }[]>({ data: data?.length ? data : null, error });
      return removed.ok ? succeed(undefined) : removed;
    },
  };
}
