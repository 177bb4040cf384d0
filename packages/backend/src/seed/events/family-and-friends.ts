import { german, portuguese } from "./demo-names.ts";
import { drawParties, seatParties } from "./demo-people.ts";
import { ago, daysLater, spreadTimes, wallTimeAhead } from "./demo-times.ts";
import type { DemoEvent } from "./demo-world.ts";
import { createRandom, idOf } from "../random.ts";

const dayMinutes = 24 * 60;
const branches = ["Gmunder Zweig", "Rosenheimer Zweig", "Wiener Zweig", "Die Amerikaner"] as const;

const description = `Drei Tage am See, alle Zweige, alle Generationen. Am Freitag kommen wir an und essen im Gasthof Alpenblick, am Samstag gehen die einen auf die Neureuth und die anderen baden, und am Abend zeigt Onkel Heinrich die Filme von 1968.

Bringt Badesachen, feste Schuhe und die alten Fotos mit. Zimmer sind bis vier Wochen vorher reserviert.`;

/** A German family's weekend by a lake: 84 people, 61 of whom have answered. */
export function gruenewald(now: Date): DemoEvent {
  const random = createRandom(1968);
  const parties = drawParties(random, [german], [6, 10, 6, 10], branches);
  const { guests, households } = seatParties(
    random,
    "Grünewald",
    parties,
    { yes: 48, maybe: 5, no: 8 },
    {},
  );
  spreadTimes(random, guests, new Date(now.getTime() - 40 * dayMinutes * 60_000), now);
  const startLocal = wallTimeAhead(now, 90, 5, "15:00");
  return {
    id: idOf("Grünewald"),
    name: "Großes Grünewald-Familientreffen am Tegernsee",
    description,
    eventTypeId: "family-type-1",
    status: "published",
    startLocal,
    endLocal: daysLater(startLocal, 2, "14:00"),
    timeZone: "Europe/Berlin",
    locationName: "Gasthof Alpenblick, Gmund",
    address: "Seestraße 4, 83703 Gmund am Tegernsee",
    locale: "de",
    currency: "EUR",
    goalMinor: null,
    capacity: null,
    maxPartySize: 8,
    rsvpDeadline: null,
    hostNames: ["Annegret Grünewald"],
    createdAt: ago(now, 60 * dayMinutes),
    households,
    guests,
    meals: [],
    questions: [],
    ticketTypes: [],
    orders: [],
    links: [{ id: idOf("Grünewald page"), kind: "event_info_view", label: "Einladungsseite" }],
  };
}

/** Ten friends for five whole days, still a draft: nobody is invited yet. */
export function lisbon(now: Date): DemoEvent {
  const random = createRandom(10);
  const parties = drawParties(random, [portuguese], [10], []);
  const { guests, households } = seatParties(
    random,
    "Lisbon",
    parties,
    { yes: 0, maybe: 0, no: 0 },
    {},
  );
  const startLocal = wallTimeAhead(now, 130, 4, "00:00");
  return {
    id: idOf("Lisbon"),
    name: "Ten of us in Lisbon",
    description:
      "Four days, one flat in Alfama, no plan before noon. Sardines on the first night, the boat to Cacilhas on the second.",
    eventTypeId: "friends-type-1",
    status: "draft",
    startLocal,
    endLocal: daysLater(startLocal, 4, "23:59"),
    timeZone: "Europe/Lisbon",
    locationName: "Alfama",
    address: "Beco do Carneiro, Lisboa",
    locale: "en",
    currency: "EUR",
    goalMinor: null,
    capacity: 10,
    maxPartySize: 1,
    rsvpDeadline: null,
    hostNames: ["Marisol Aguirre"],
    createdAt: ago(now, 6 * dayMinutes),
    households,
    guests,
    meals: [],
    questions: [],
    ticketTypes: [],
    orders: [],
    links: [],
  };
}
