import { rowMap } from "../base/row-map.rules.ts";
import type { RowOf } from "../base/row-map.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import { byName, columnsOfListed, columnsOfPlace } from "./guests.rules.ts";
import { cursorPage, readAllPages } from "../base/lists.rules.ts";
import { failureFrom, resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { ListedGuest, ListedGuestDraft } from "./guests.types.ts";

const pageSize = 1000;

/** The columns of the guest list; town and country are kept with the own fields. */
const guestRows = rowMap<
  "event_guest_list",
  Omit<ListedGuest, "city" | "country" | "isChild" | "custom"> & {
    role: string;
    custom: Record<string, unknown>;
  }
>()({
  id: "id",
  guestId: "guest_id",
  fullName: "full_name",
  firstName: "first_name",
  lastName: "last_name",
  formerName: "former_name",
  email: "email",
  phone: "phone",
  locale: "locale",
  role: "role",
  tags: "tags",
  custom: "custom",
  notes: "notes",
  householdId: "household_id",
  householdName: "household_name",
  groupLabel: "group_label",
  answer: "answer",
  partySize: "party_size",
  mealChoice: "meal_choice",
  dietary: "dietary",
  knownDietary: "known_dietary",
  answeredAt: "answered_at",
  invitedAt: "invited_at",
  lastContactAt: "last_contact_at",
  ticketCount: "ticket_count",
  paidMinor: "paid_minor",
  dueMinor: "due_minor",
  createdAt: "created_at",
  unsubscribedAt: "unsubscribed_at",
});

function guestFromRow(row: RowOf<typeof guestRows>): ListedGuest {
  const { role, custom: kept, ...guest } = guestRows.fromRow(row);
  const texts = Object.entries(kept).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const { city = null, country = null, ...custom } = Object.fromEntries(texts);
  return { ...guest, city, country, isChild: role === "child", custom };
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
export function createGuestsApi(client: DatabaseClient): GuestsApi {
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
        const page = client
          .from("event_guest_list")
          .select<string, RowOf<typeof guestRows>>(guestRows.columns)
          .eq("event_id", eventId);
        const { data, error } = await (after === null ? page : page.gt("id", after))
          .order("id")
          .limit(pageSize);
        if (error) return { ok: false, error: failureFrom(error) };
        return succeed(cursorPage(data, pageSize, ({ id }) => id));
      });
      return rows.ok ? succeed(rows.value.map(guestFromRow).toSorted(byName)) : rows;
    },
    async add(eventId, draft) {
      const account = await accountOf(eventId);
      if (!account.ok) return account;
      // Whoever works on chosen events sees the person once they are on the list, so nothing is read back before.
      const id = crypto.randomUUID();
      const { error } = await client
        .from("guests")
        .insert({ id, account_id: account.value, ...columnsOfListed(draft) });
      if (error) return { ok: false, error: failureFrom(error) };
      const listed = resultOf<{ id: string }>(
        await client
          .from("event_guests")
          .insert({
            account_id: account.value,
            event_id: eventId,
            guest_id: id,
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
      const places = await readAllPages(async (after: number | null) => {
        const from = after ?? 0;
        const { data, error } = await client
          .from("rsvp_companions")
          .select("event_guest_id, name")
          .eq("event_id", eventId)
          .order("event_guest_id")
          .order("position")
          .range(from, from + pageSize - 1);
        if (error) return { ok: false, error: failureFrom(error) };
        return succeed(cursorPage(data, pageSize, () => from + pageSize));
      });
      if (!places.ok) return places;
      const names = new Map<string, string[]>();
      for (const { event_guest_id: id, name } of places.value) {
        names.set(id, [...(names.get(id) ?? []), name ?? ""]);
      }
      return succeed(names);
    },
    async removeFromEvent(ids) {
      const { data, error } = await client.from("event_guests").delete().in("id", ids).select("id");
      const removed = resultOf<{ id: string }[]>({ data: data?.length ? data : null, error });
      return removed.ok ? succeed(undefined) : removed;
    },
  };
}
