import { idOf, createRandom } from "../random.ts";
import { american, german } from "./demo-names.ts";
import { drawParties, seatParties } from "./demo-people.ts";
import { ago, daysLater, spreadTimes, wallTimeAhead } from "./demo-times.ts";
import type { DemoEvent } from "./demo-world.ts";

const dayMinutes = 24 * 60;
const dayMs = dayMinutes * 60_000;

const description = `The eights went out at three, the soup was on at six, and nobody fell in. Thank you to everybody who rowed, cooked, counted and carried boats.

The photos are below. Dates for the next one follow when the ice is off the lake.`;

/** What the demo has behind it: the crew's regatta, five weeks ago, of 46 people. */
export function regatta(now: Date): DemoEvent {
  const random = createRandom(1897);
  const parties = drawParties(random, [american, german], [12, 11, 4], []);
  const { guests, households } = seatParties(
    random,
    "Regatta",
    parties,
    { yes: 33, maybe: 0, no: 9 },
    {},
  );
  const startLocal = wallTimeAhead(now, -40, 6, "15:00");
  const closed = new Date(Date.parse(`${startLocal}:00Z`) - 3 * dayMs);
  spreadTimes(random, guests, new Date(closed.getTime() - 50 * dayMs), closed);
  return {
    id: idOf("Regatta"),
    name: "Autumn regatta on Lake Merrow",
    description,
    eventTypeId: "club-type-1",
    status: "published",
    startLocal,
    endLocal: daysLater(startLocal, 0, "22:00"),
    timeZone: "America/New_York",
    locationName: "The Boathouse, Lake Merrow",
    address: "1 Landing Road, Lake Merrow, Connecticut 06420",
    locale: "en",
    currency: "USD",
    goalMinor: null,
    capacity: 60,
    maxPartySize: 4,
    rsvpDeadline: null,
    hostNames: ["Siobhán Byrne"],
    createdAt: ago(now, 110 * dayMinutes),
    households,
    guests,
    meals: [],
    questions: [],
    ticketTypes: [],
    orders: [],
    links: [{ id: idOf("Regatta page"), kind: "event_info_view", label: "Page for the crew" }],
  };
}
