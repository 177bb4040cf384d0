import { type Demo, lastWord } from "../support/asked.ts";

/** What the functions of venues and of seating answer. */
export async function ask({ planner, server, eventId: event_id_param }: Demo): Promise<void> {
  await planner("get_seating", { event_id_param });
  const venues = await planner("search_venues", { request: { size: 50 } });
  for (const { id: venue_id_param } of venues.rows) {
    await planner("get_venue", { venue_id_param });
    await planner("get_venue_link", { venue_id_param });
  }
  const made = await planner("create_venue_link", { venue_id_param: venues.rows[0]?.id ?? "" });
  await planner("get_venue_link", { venue_id_param: venues.rows[0]?.id ?? "" });
  await server("get_shared_venue", { token: lastWord(made.url) });
  const first = venues.rows[0]?.id ?? "";
  const venue = await planner("get_venue", { venue_id_param: first });
  const { spaces } = await planner("list_booking_spaces", { request: {} }).then(({ rows }) => ({
    spaces: rows,
  }));
  const payload = {
    spaceId: spaces[0]?.id ?? "",
    startLocal: "2033-05-03T10:00",
    endLocal: "2033-05-03T12:00",
    title: "Rehearsal",
    status: "hold",
  };
  await planner("check_venue_booking", { payload, booking_id_param: null });
  const made_bookings = await planner("book_venue", { payload });
  const booking_id_param = made_bookings.bookings[0]?.id ?? "";
  await planner("change_venue_booking", { booking_id_param, payload });
  await planner("set_booking_status", { booking_id_param, status_param: "cancelled" });
  const [table] = (await planner("get_seating", { event_id_param })).tables;
  await planner("save_seating_table", {
    table_id_param: table?.id ?? "",
    version_param: table?.version ?? 0,
    fields: { name: "By the window" },
  });
  await planner("save_venue", {
    venue_id_param: first,
    payload: { ...venue, status: "active" },
  });
  await planner("list_booking_spaces", { request: {} });
  await planner("list_venue_bookings", {
    request: { from: "2020-01-01T00:00:00Z", to: "2040-01-01T00:00:00Z", after: null },
  });
  await server("expire_venue_holds");
  await planner("add_seating_tables", {
    event_id_param,
    tables: [{ label: "A new table", shape: "round", seats: 8, x: 900, y: 900 }],
  });
  const { people } = await planner("get_seating", { event_id_param });
  await planner("save_seating_rule", {
    event_id_param,
    kind_param: "together",
    one_param: people[0]?.key ?? "",
    other_param: people[1]?.key ?? "",
  });
}
