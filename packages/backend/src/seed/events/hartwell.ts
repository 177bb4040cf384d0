import { american, arabic, worldwide } from "./demo-names.ts";
import { drawOrders } from "./demo-orders.ts";
import { drawParties, type Party, seatParties } from "./demo-people.ts";
import { ago, daysLater, spreadTimes, wallTimeAhead } from "./demo-times.ts";
import type { DemoEvent, DemoGuest, DemoMeal, DemoQuestion, DemoTicketType } from "./demo-world.ts";
import { createRandom, idOf, type Random } from "../random.ts";

const meals = ["Lake trout", "Short rib", "Mushroom pie"] as const;
const menu: DemoMeal[] = [
  { name: "Lake trout", description: "With brown butter and dill", forChildren: false },
  { name: "Short rib", description: "Slow, with horseradish", forChildren: false },
  { name: "Mushroom pie", description: "No meat, no egg", forChildren: false },
  { name: "Halal, no nuts", description: "Lamb and apricot", forChildren: false },
  { name: "Children’s", description: "Noodles, or what they will eat", forChildren: true },
];
const questions: DemoQuestion[] = [
  { prompt: "The bus home", options: ["At ten", "At midnight", "We drive"] },
  { prompt: "A song the band must play", options: [] },
];
const years = ["1997", "1997", "1997", "1997", "1996", "1998"] as const;
const dayMinutes = 24 * 60;

const description = `Thirty years. Some of us have not missed a summer on the lake since; some of us have not been back at all. Come either way.

There will be long tables on the slip, the photographs we hoped had been lost, and a band that swore it would never play again. If you kept something, the programme from Our Town, a letter jacket, the banner, bring it.

Doors at half past six. The class photo is at a quarter past seven: same steps, same order, thirty years on.`;

const member = (first: string, last: string, group: string) =>
  ({ first, last, role: "member", group }) as const;

/** People the planner knows by name. */
const known: Party[] = [
  {
    people: [
      member("Adaeze", "Okonkwo", "1997"),
      { first: "Björn", last: "Lindström", role: "guest", group: null },
      { first: "Freja", last: "Lindström", role: "child", group: null },
    ],
  },
  {
    people: [
      member("Jörg", "Müller", "1997"),
      { first: "Annegret", last: "Müller-Österreicher", role: "guest", group: "1996" },
    ],
  },
  { people: [member("ليلى", "الحدّاد", "1997")] },
  { people: [member("Maximiliana", "Featherstonehaugh-Villavicencio", "1997")] },
  { people: [member("Kofi", "Mensah", "1997")] },
  { people: [member("Siobhán", "Byrne", "1998")] },
  { people: [member("Dana", "Whitlock", "1997")] },
  { people: [member("Priya", "Raghunathan", "1997")] },
  { people: [member("Tomás", "Ibáñez Echeverría", "1996")] },
];

const ticketType = (
  name: string,
  text: string,
  priceMinor: number,
  quantity: number | null,
  sold: number,
): DemoTicketType => ({
  id: idOf(`Hartwell ticket ${name}`),
  name,
  description: text,
  priceMinor,
  quantity,
  sold,
  maxPerOrder: 6,
});

const banquet = ticketType(
  "Saturday banquet",
  "Supper on the slip, the band, the bus home.",
  6500,
  120,
  96,
);
const mixer = ticketType(
  "Friday mixer",
  "First drinks at the Founders Inn, from eight.",
  2500,
  100,
  71,
);
const picnic = ticketType(
  "Family picnic, per household",
  "Sunday noon on the school lawn, children welcome.",
  2000,
  null,
  44,
);
const sponsored = ticketType(
  "Sponsor a teacher’s seat",
  "One of our teachers sits at your table.",
  6500,
  25,
  24,
);

/** A school's thirty-year reunion, three weeks away: 214 people in 131 households. */
export function hartwell(now: Date): DemoEvent {
  const random = createRandom(1997);
  const parties = [
    ...known,
    ...drawParties(
      random,
      [american, american, american, worldwide, arabic],
      [63, 43, 11, 5],
      years,
      known,
    ),
  ];
  const { guests, households } = seatParties(
    random,
    "Hartwell",
    parties,
    { yes: 138, maybe: 9, no: 25 },
    {
      "Adaeze Okonkwo": "yes",
      "Björn Lindström": "yes",
      "Freja Lindström": "yes",
      "Jörg Müller": "yes",
      "Annegret Müller-Österreicher": "pending",
      "ليلى الحدّاد": "yes",
      "Maximiliana Featherstonehaugh-Villavicencio": "no",
      "Kofi Mensah": "yes",
      "Siobhán Byrne": "maybe",
      "Dana Whitlock": "yes",
      "Priya Raghunathan": "pending",
      "Tomás Ibáñez Echeverría": "yes",
    },
  );
  spreadTimes(random, guests, new Date(now.getTime() - 70 * dayMinutes * 60_000), now);
  chooseMeals(random, guests);
  const guest = (name: string): DemoGuest => named(guests, name);
  Object.assign(guest("Adaeze Okonkwo"), {
    dietary: "Shellfish",
    note: "Would love to sit with Kofi and Dana. Freja needs a booster seat.",
  });
  Object.assign(guest("ليلى الحدّاد"), {
    answeredAt: ago(now, 4),
    partySize: 4,
    meal: "Halal, no nuts",
  });
  guest("Maximiliana Featherstonehaugh-Villavicencio").answeredAt = ago(now, 180);

  const startLocal = wallTimeAhead(now, 21, 6, "18:30");
  return {
    id: idOf("Hartwell"),
    name: "Hartwell High Class of 1997: Thirty Years On",
    description,
    eventTypeId: "school-type-1",
    status: "published",
    startLocal,
    endLocal: `${startLocal.slice(0, 10)}T23:30`,
    timeZone: "America/New_York",
    locationName: "The Boathouse, Lake Merrow",
    address: "1 Landing Road, Lake Merrow, New York",
    locale: "en",
    currency: "USD",
    goalMinor: 1_200_000,
    capacity: 300,
    maxPartySize: 6,
    rsvpDeadline: daysLater(startLocal, -7, "23:59"),
    hostNames: ["Marisol Aguirre", "Jörg Müller"],
    createdAt: ago(now, 90 * dayMinutes),
    remindedAt: ago(now, 34 * dayMinutes),
    households,
    guests,
    meals: menu,
    questions,
    ticketTypes: [banquet, mixer, picnic, sponsored],
    orders: ordersOf(random, now, guests),
    links: [
      { id: idOf("Hartwell page"), kind: "event_info_view", label: "Event page" },
      { id: idOf("Hartwell RSVP widget"), kind: "embed_rsvp", label: "RSVP on the class website" },
      {
        id: idOf("Hartwell ticket widget"),
        kind: "embed_tickets",
        label: "Tickets on the class website",
      },
      {
        id: idOf("Hartwell countdown"),
        kind: "embed_countdown",
        label: "Countdown on the class website",
      },
    ],
  };
}

function ordersOf(random: Random, now: Date, guests: readonly DemoGuest[]) {
  const kofi = named(guests, "Kofi Mensah");
  const buyers = [
    kofi,
    ...random.shuffle(
      guests.filter((guest) => guest.answer === "yes" && guest.email !== null && guest !== kofi),
    ),
  ];
  const orders = drawOrders(
    random,
    now,
    buyers,
    [
      { from: 0, orders: 48, ticketType: banquet, quantity: 2 },
      { from: 30, orders: 35, ticketType: mixer, quantity: 2 },
      { from: 65, orders: 1, ticketType: mixer, quantity: 1 },
      { from: 62, orders: 44, ticketType: picnic, quantity: 1 },
      { from: 4, orders: 24, ticketType: sponsored, quantity: 1 },
    ],
    { orders: 12, ticketType: banquet },
  );
  const [first] = orders;
  if (first) first.at = ago(now, 26);
  return orders;
}

function chooseMeals(random: Random, guests: readonly DemoGuest[]): void {
  for (const guest of guests) {
    if (guest.answer !== "yes") continue;
    guest.meal = guest.role === "child" ? "Children’s" : random.pick(meals);
    if (random.next() < 0.06) guest.dietary = random.pick(["Vegetarian", "Gluten-free", "No nuts"]);
  }
}

function named(guests: readonly DemoGuest[], name: string): DemoGuest {
  const found = guests.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name);
  if (!found) throw new Error(`${name} is not on the list`);
  return found;
}
