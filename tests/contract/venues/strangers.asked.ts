import { nextYear } from "../../support/next-year.ts";
import { idOf } from "../support/asked-orders.ts";
import { type Demo, lastWord } from "../support/asked.ts";

/** What the functions answer about seats that change, and spaces that are asked for and given back. */
export async function ask(demo: Demo): Promise<void> {
  const { planner, server, eventId: event_id_param } = demo;
  const { tables } = await planner("get_seating", { event_id_param });
  const seated = tables
    .flatMap(({ id: tableId, seats }) => seats.map((seat) => ({ ...seat, tableId })))
    .find(({ person }) => person !== null);
  await planner("seat_people", {
    event_id_param,
    moves: [
      {
        person: seated?.person,
        from: { tableId: seated?.tableId, number: seated?.number },
        to: null,
      },
    ],
  });

  const [venue] = (await planner("search_venues", { request: { size: 50 } })).rows;
  const link = await planner("create_venue_link", { venue_id_param: venue?.id ?? "" });
  const token = lastWord(link.url);
  const { venue: shown } = await server("get_shared_venue", { token });
  await server("request_shared_booking", {
    token,
    payload: {
      spaceId: shown.spaces[0]?.id,
      startLocal: `${nextYear}-03-03T10:00`,
      endLocal: `${nextYear}-03-03T12:00`,
      title: "A wedding's rehearsal",
      note: null,
      partySize: 12,
      name: "Noor Haddad",
      email: "noor@guests.test",
      submitKey: crypto.randomUUID(),
    },
  });

  const bookingId = await idOf(demo, "venue_bookings", "title", "A wedding's rehearsal");
  for (const done of ["confirmed", "declined", "cancelled", "moved", "expired"]) {
    await demo.noteJob(`booking_${done}`, { bookingId });
  }

  const [copy] = await planner("duplicate_event", {
    event_id_param,
    name_param: "The one that is called off",
    starts_param: ["2033-05-03T15:00"],
    with_tickets_param: false,
  });
  for (const status of ["published", "cancelled"]) {
    const { error } = await demo.client.from("events").update({ status }).eq("id", copy?.id);
    if (error) throw new Error(error.message);
  }
  await planner("release_event_bookings", { event_id_param: copy?.id ?? "" });
}
