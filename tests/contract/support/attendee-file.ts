/** People of a ticketing site's export, by what they are there for. */
export const peopleInFile = { family: 4, fours: 40, singles: 4, doubled: 12 } as const;

const given = ["Zoë", "Łukasz", "Siân", "Đorđe", "Çağla", "Ana María", "Ōkubo", "Jürgen", "Noël"];
const families = ["Østergård", "Nuñez", "O’Brien", "Kovačević", "Öztürk", "Ibáñez", "Wójcik"];

const headings = [
  "Order #",
  "First Name",
  "Last Name",
  "Email",
  "Attendee #",
  "Order Type",
  "Buyer First Name",
  "Buyer Last Name",
  "Buyer Email",
  "Dietary requirements",
];

interface Attendee {
  order: number;
  first: string;
  last: string;
  email: string;
  buyer: string;
}

const nameOf = (n: number): Pick<Attendee, "first" | "last"> => ({
  first: given[n % given.length] ?? "",
  last: `${families[n % families.length] ?? ""} ${String.fromCharCode(65 + (n % 26))}${n}`,
});

/** Four of one order whom somebody else bought the tickets for, and only one of them has an address. */
const family = (): Attendee[] =>
  ["Freja", "Björn", "Aïcha", "Øyvind"].map((first, n) => ({
    order: 1,
    first,
    last: "Lindström",
    email: n === 0 ? "freja@family.example" : "",
    buyer: "office@travel.example",
  }));

const fours = (): Attendee[] =>
  Array.from({ length: peopleInFile.fours }, (_, n) => n).flatMap((n) => {
    const email = `home${n}@fours.example`;
    return ["", "Márta", "Pál", "Ilka"].map((first, place) => {
      const { first: head, last } = nameOf(n);
      return {
        order: 100 + n,
        first: first || head,
        last,
        email: place ? "" : email,
        buyer: email,
      };
    });
  });

const singles = (): Attendee[] =>
  Array.from({ length: peopleInFile.singles }, (_, n) => {
    const email = `guest${n}@singles.example`;
    return { order: 1000 + n, ...nameOf(n + 200), email, buyer: email };
  });

/**
 * An export of 180 lines: names with accents, a family whose buyer is not coming, others of four, and twelve who
 * booked a second time under the same name and address.
 */
export function attendeeFile(): Uint8Array<ArrayBuffer> {
  const homes = fours();
  const again = homes
    .filter(({ email }) => email !== "")
    .slice(0, peopleInFile.doubled)
    .map((one, n) => ({ ...one, order: 5000 + n }));
  const lines = [...family(), ...homes, ...singles(), ...again].map(
    ({ order, first, last, email, buyer }, n) =>
      [
        String(order),
        first,
        last,
        email,
        String(70_000 + n),
        "Free Order",
        buyer === email ? first : "Travel",
        buyer === email ? last : "Office",
        buyer,
        n === 0 ? "No nuts" : "",
      ]
        .map((cell) => `"${cell}"`)
        .join(","),
  );
  return new TextEncoder().encode(`\uFEFF${[headings.join(","), ...lines].join("\r\n")}\r\n`);
}
