import { readFileSync } from "node:fs";
import type { DemoPart } from "../demo-part.types.ts";

const statement = readFileSync(new URL("venues.sql", import.meta.url), "utf8");

const everyDay = (from: string, to: string) =>
  Object.fromEntries(
    ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((day) => [day, { from, to }]),
  );

interface DemoBooking {
  space: string;
  /** From today. */
  inDays: number;
  from: string;
  to: string;
  status: "hold" | "requested" | "confirmed";
  title: string;
  people: number;
  name?: string;
  email?: string;
  note?: string;
}

const booking = (
  space: string,
  inDays: number,
  hours: `${string}-${string}`,
  status: DemoBooking["status"],
  title: string,
  people: number,
  asked: Pick<DemoBooking, "name" | "email" | "note"> = {},
): DemoBooking => {
  const [from = "", to = ""] = hours.split("-");
  return { space, inDays, from, to, status, title, people, ...asked };
};

/**
 * The reunion is here in 21 to 27 days, by today's weekday: what else is on stands outside of the week
 * before it, or within the week after, on whichever day the demo is made.
 */
const boathouse = {
  name: "The Boathouse",
  kind: "waterside",
  summary:
    "Two long rooms over the water and a slip wide enough for tables. The doors to the lake fold away in summer; in winter the stove is lit from four.",
  street: "12 Landing Road",
  city: "Lake Merrow",
  region: "Connecticut",
  postal_code: "06415",
  country: "US",
  latitude: 41.5031,
  longitude: -72.448,
  time_zone: "America/New_York",
  amenities: ["kitchen", "stage", "sound", "parking", "outdoor", "dance_floor", "heating"],
  access_facts: [
    "step_free",
    "wide_doors",
    "accessible_toilet",
    "accessible_parking",
    "guide_dogs",
  ],
  access_note:
    "The ramp from the car park is 40 m and lit. The upper deck has stairs only; the hall and the slip are level.",
  opening_hours: everyDay("08:00", "23:30"),
  hourly_rate_minor: 18_000,
  daily_rate_minor: 140_000,
  currency: "USD",
  contact_name: "Ruth Halloran",
  contact_email: "keys@boathouse.example",
  largest_capacity: 260,
  spaces: [
    { name: "Great Hall", capacityByLayout: { banquet: 180, theatre: 260, reception: 240 } },
    { name: "The Slip", capacityByLayout: { banquet: 90, reception: 140, ceremony: 120 } },
    { name: "Chart Room", capacityByLayout: { boardroom: 18, classroom: 24 } },
  ],
  closed: [{ inDays: 29, days: 5, reason: "The floor is sanded" }],
  bookings: [
    booking("Great Hall", 2, "09:00-13:00", "confirmed", "Rowing club breakfast", 60),
    booking("Chart Room", 3, "18:00-20:00", "confirmed", "Reunion committee", 9),
    booking("Chart Room", 10, "18:00-20:00", "confirmed", "Reunion committee", 9),
    booking("Great Hall", 7, "17:00-23:00", "hold", "Okonkwo anniversary", 120),
    booking("The Slip", 8, "15:00-19:00", "requested", "Wedding of Hanne and Idris", 85, {
      name: "Hanne Solberg",
      email: "hanne.solberg@mail.example.com",
      note: "We would bring our own band, four people, no drums.",
    }),
    booking("Great Hall", 12, "18:30-23:00", "confirmed", "Winter concert", 220),
  ],
};

const mill = {
  name: "Obermühle",
  kind: "hall",
  summary:
    "A working mill until 1968, now one hall with the wheel behind glass, and an orchard for children.",
  street: "Mühlgasse 4",
  city: "Freiburg im Breisgau",
  postal_code: "79098",
  country: "DE",
  latitude: 47.9959,
  longitude: 7.8494,
  time_zone: "Europe/Berlin",
  amenities: ["kitchen", "outdoor", "playground", "piano", "wifi", "rooms"],
  access_facts: ["step_free", "accessible_toilet", "quiet_room", "transit"],
  access_note: "The orchard path is gravel; a firm way leads along the wall.",
  opening_hours: everyDay("09:00", "22:00"),
  hourly_rate_minor: null,
  daily_rate_minor: 68_000,
  currency: "EUR",
  contact_name: "Familie Brandt",
  contact_email: "post@obermuehle.example",
  largest_capacity: 110,
  spaces: [
    { name: "Mühlensaal", capacityByLayout: { banquet: 80, theatre: 110 } },
    { name: "Obstgarten", capacityByLayout: { reception: 150, ceremony: 100 } },
  ],
  closed: [],
  bookings: [
    booking("Mühlensaal", 5, "12:00-20:00", "confirmed", "Lunch of three generations", 64),
    booking("Obstgarten", 12, "11:00-16:00", "hold", "Christening", 40),
  ],
};

const library = {
  name: "Hartwell Public Library",
  kind: "library",
  summary: "The reading room under the dome. Quiet until six, then yours.",
  street: "1 Common Street",
  city: "Hartwell",
  region: "Connecticut",
  postal_code: "06420",
  country: "US",
  latitude: 41.4702,
  longitude: -72.391,
  time_zone: "America/New_York",
  amenities: ["projector", "wifi", "air_conditioning"],
  access_facts: ["step_free", "lift", "accessible_toilet", "hearing_loop", "braille", "seats"],
  access_note: null,
  opening_hours: {},
  hourly_rate_minor: 4500,
  daily_rate_minor: null,
  currency: "USD",
  contact_name: null,
  contact_email: null,
  largest_capacity: 90,
  spaces: [{ name: "Reading room", capacityByLayout: { theatre: 90, classroom: 48 } }],
  closed: [],
  bookings: [],
};

/** Three venues of the demo planner whose calendar is alive. */
export const demo: DemoPart = {
  order: 30,
  async seed(backend) {
    const venues = JSON.stringify([boathouse, mill, library]).replaceAll("'", "''");
    await backend.query(statement.replace(":venues", () => `'${venues}'::jsonb`));
  },
};
