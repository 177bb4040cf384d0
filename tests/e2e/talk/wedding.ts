import type { Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { rowsOf } from "../steps/planner-client.ts";

/** A wedding to which one guest comes: the event, and their place on its list. */
export async function wedding(client: SupabaseClient, name: string) {
  const { data } = await client.auth.getUser();
  const [event] = rowsOf<{ id: string; account_id: string }[]>(
    await client
      .from("events")
      .insert({
        user_id: data.user?.id,
        name: `The wedding of ${name}`,
        status: "published",
        start_local: "2040-06-01T18:00",
        end_local: "2040-06-01T23:00",
        time_zone: "Europe/Berlin",
        event_type_id: "family-type-1",
      })
      .select("id, account_id"),
  );
  const [guest] = rowsOf<{ id: string }[]>(
    await client
      .from("guests")
      .insert([{ account_id: event?.account_id, full_name: name }])
      .select("id"),
  );
  const [place] = rowsOf<{ id: string }[]>(
    await client
      .from("event_guests")
      .insert([{ event_id: event?.id, guest_id: guest?.id }])
      .select("id"),
  );
  if (!event || !place) throw new Error("No event, or nobody on its list");
  const members = [{ id: place.id, answer: "yes", meal: null, dietary: null }];
  rowsOf(
    await client.rpc("record_party", {
      event_guest_id_param: place.id,
      payload: { members, companions: [] },
    }),
  );
  return { eventId: event.id, placeId: place.id };
}

/** What was said, as hosts see it. */
export const messagesIn = (page: Page) => page.getByRole("feed");
