import { createActivitiesApi } from "@jubilee/core/schedule/activities.api";
import { createBookingsApi } from "@jubilee/core/venues/bookings.api";
import { createEventsApi } from "@jubilee/core/events/events.api";
import { valueOf } from "@jubilee/core/base/result.rules";
import { createVenuesApi } from "@jubilee/core/venues/venues.api";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aPerson, type Person } from "../support/people.ts";
import { startProductServer, type ProductServer } from "../support/product-server.ts";
import { nextYear } from "../../support/next-year.ts";

/** One more than the server gives at once: of events and activities, of bookings, of venues. */
const [thousand, bookings, venues] = [1001, 501, 201];

let server: ProductServer;
let ada: Person;
let stranger: Person;
beforeAll(async () => {
  server = await startProductServer(null);
  ada = await aPerson(server, "ada");
  stranger = await aPerson(server, "stranger");
});
afterAll(() => server.close());

const fill = async (table: string, rows: object[]) => {
  const { data, error } = await server
    .admin()
    .from(table)
    .insert(rows)
    .select("id")
    .overrideTypes<{ id: string }[], { merge: false }>();
  if (error) throw new Error(error.message);
  return data.map(({ id }) => id);
};
const times = <Row extends object>(count: number, row: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => row(index));
const different = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id)).size;

it("no list of events or activities ends at a thousand", async () => {
  const events = await fill(
    "events",
    times(thousand, (index) => ({
      user_id: ada.user.id,
      name: `Evening ${index}`,
      time_zone: "Europe/Berlin",
      // Many begin at the same moment, so that a page ends among equals.
      start_local: `${nextYear}-0${1 + (index % 3)}-01T18:00`,
      end_local: `${nextYear}-0${1 + (index % 3)}-01T22:00`,
    })),
  );
  const listed = await valueOf(createEventsApi(ada.client).list());
  expect([listed.length, different(listed)]).toEqual([thousand, thousand]);

  const event_id = events[0] ?? "";
  await fill(
    "activities",
    times(thousand, (index) => ({
      event_id,
      title: `Talk ${index}`,
      start_local: `${nextYear}-01-01T18:00`,
      end_local: `${nextYear}-01-01T19:00`,
    })),
  );
  const talks = await valueOf(createActivitiesApi(ada.client).listOfEvent(event_id));
  expect([talks.length, different(talks)]).toEqual([thousand, thousand]);
});

it("every venue, space and booking is reached, and by nobody else", async () => {
  const { data: account } = await server
    .admin()
    .from("accounts")
    .select("id")
    .eq("owner_user_id", ada.user.id)
    .single<{ id: string }>();
  const account_id = account?.id ?? "";
  const places = await fill(
    "venues",
    times(venues, (index) => ({ account_id, name: `Hall ${index % 7}`, time_zone: "UTC" })),
  );
  await fill(
    "venue_spaces",
    places.map((venue_id) => ({ account_id, venue_id, name: "Floor" })),
  );
  const api = { venues: createVenuesApi(ada.client), bookings: createBookingsApi(ada.client) };
  const found = await valueOf(api.venues.searchAll({ sort: "capacity" }));
  expect([found.length, different(found)]).toEqual([venues, venues]);

  const spaces = await valueOf(api.bookings.listSpaces({ size: 200 }));
  const rest = await valueOf(api.bookings.listSpaces({ size: 200 }, spaces.next));
  expect([spaces.rows.length, rest.rows.length, rest.next]).toEqual([200, 1, null]);

  const [space] = spaces.rows;
  const hour = (index: number) => new Date(Date.UTC(nextYear, 4, 1, index)).toISOString();
  await fill(
    "venue_bookings",
    times(bookings, (index) => ({
      account_id,
      venue_id: space?.venueId,
      space_id: space?.id,
      during: `[${hour(index)},${hour(index + 1)})`,
      status: "confirmed",
      title: `Hour ${index}`,
    })),
  );
  const span = { from: `${nextYear}-05-01T00:00:00Z`, to: `${nextYear}-06-01T00:00:00Z` };
  const listed = await valueOf(api.bookings.list(span));
  expect(listed.map(({ title }) => title)).toEqual(
    times(bookings, (n) => ({ n })).map(({ n }) => `Hour ${n}`),
  );

  expect(await valueOf(createBookingsApi(stranger.client).list(span))).toEqual([]);
  expect((await valueOf(createVenuesApi(stranger.client).search({}))).total).toBe(0);
});
