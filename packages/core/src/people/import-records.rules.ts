import { fromSafeCell } from "../base/csv.rules.ts";
import { fullName, partsFamilyFirst } from "../base/names.rules.ts";
import { readEmail } from "./import-addresses.rules.ts";
import { parseDate } from "./import-dates.rules.ts";
import { readLanguage } from "./import-languages.rules.ts";
import { readTimeZone, timeZoneOf } from "./import-zones.rules.ts";
import { meaningOf } from "./import-statuses.rules.ts";
import type {
  CsvRecord,
  ImportField,
  ImportPlan,
  ImportedGuest,
  LineOutcome,
} from "./imports.types.ts";

const yenLike = new Set(["JPY", "KRW", "VND", "CLP", "ISK", "XAF", "XOF"]);

/** What says that a line is about a child; anything else says a grown-up. */
const childWords = new Set([
  "yes",
  "y",
  "true",
  "1",
  "x",
  "child",
  "children",
  "kid",
  "infant",
  "baby",
  "toddler",
  "teen",
  "minor",
  "ja",
  "oui",
  "sí",
  "si",
  "kind",
  "enfant",
  "niño",
]);

/** One line of text: trimmed, inner white space made single; the word NULL counts as nothing. */
const inline = (text: string): string => {
  const clean = fromSafeCell(text).replaceAll(/\s+/g, " ").trim();
  return clean === "NULL" ? "" : clean;
};

/** Text that may have lines of its own. */
const block = (text: string): string => {
  const clean = fromSafeCell(text).replaceAll(/\r\n?/g, "\n").trim();
  return clean === "NULL" ? "" : clean;
};

const orNull = (text: string): string | null => (text === "" ? null : text);

/** `(née Brontë)`, `born Brontë` and `Brontë` all say Brontë. */
const bareFormerName = (text: string): string =>
  inline(text).replace(/^\(?\s*(?:née|nee|geb\.|born|formerly)\s+(.*?)\)?$/iu, "$1");

/** Letters that only Turkish and its neighbours write; a lone dot is left of an İ that lost its language. */
const turkishLetters = /[İıŞşĞğ]|i\u0307/u;

/**
 * MARÍA and maría become María; names that mix cases are left as they are. Beside a Turkish letter
 * anywhere in the whole name, I and ı, İ and i belong together: IŞIK is Işık, İLAYDA is İlayda.
 */
function fixCase(name: string, wholeName: string): string {
  const written = name.normalize("NFC");
  const isOneCase = written === written.toUpperCase() || written === written.toLowerCase();
  if (written.length < 3 || !isOneCase || written.toUpperCase() === written.toLowerCase())
    return name;
  const language = turkishLetters.test(wholeName.normalize("NFC")) ? "tr" : "und";
  return written
    .toLocaleLowerCase(language)
    .replaceAll("i\u0307", "i")
    .replaceAll(
      /(^|[\s'’-])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase(language),
    );
}

function nameOf(
  read: (field: ImportField) => string,
  locale: string | null,
): { firstName: string; lastName: string } {
  const [first, last, full] = [
    inline(read("firstName")),
    inline(read("lastName")),
    inline(read("fullName")),
  ];
  const whole = `${first} ${last}`;
  if (first || last) return { firstName: fixCase(first, whole), lastName: fixCase(last, whole) };
  const written = fixCase(full, full);
  const parts = written.split(" ");
  return (
    partsFamilyFirst(written, locale) ?? {
      firstName: parts.slice(0, -1).join(" ") || (parts[0] ?? ""),
      lastName: parts.length > 1 ? (parts.at(-1) ?? "") : "",
    }
  );
}

function customOf(record: CsvRecord, plan: ImportPlan): Record<string, string> {
  const entries = plan.columns
    .filter(({ field }) => field === "custom")
    .map(({ heading, index }): [string, string] => [heading, block(record.cells[index] ?? "")])
    .filter(([, value]) => value !== "");
  return Object.fromEntries(entries);
}

interface Amount {
  text: string;
  notice: string | null;
}

/** The amount as the file says it, with its currency; tells about decimals that a currency has not. */
function amountOf(cell: string, currency: string): Amount | null {
  const said = inline(cell);
  if (said === "") return null;
  const match = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(said);
  if (!match) return { text: `${said} ${currency}`.trim(), notice: null };
  const [, whole = "", decimals = ""] = match;
  if (!yenLike.has(currency))
    return { text: `${whole}.${decimals.padEnd(2, "0")} ${currency}`.trim(), notice: null };
  if (Number(decimals) === 0) return { text: `${whole} ${currency}`, notice: null };
  return {
    text: `${whole}.${decimals} ${currency}`,
    notice: `${currency} has no decimals; check ${cell.trim()}`,
  };
}

const keyOf = (
  externalId: string,
  guest: { firstName: string; lastName: string; email: string | null },
): string =>
  externalId
    ? `id:${externalId}`
    : `who:${[guest.firstName, guest.lastName, guest.email ?? ""].join("|").normalize("NFC").toLocaleLowerCase()}`;

/**
 * Turns one record into a guest, or says why it cannot. Pure: the same record and plan always give
 * the same outcome and the same key, so importing a file again changes nothing.
 */
export function checkRecord(record: CsvRecord, plan: ImportPlan): LineOutcome {
  const { line, cells } = record;
  const column = (field: ImportField) => plan.columns.find((match) => match.field === field);
  const read = (field: ImportField): string => cells[column(field)?.index ?? -1] ?? "";
  const reject = (reason: string, field: ImportField | null): LineOutcome => ({
    kind: "rejected",
    rejected: { line, reason, heading: field ? (column(field)?.heading ?? null) : null, cells },
  });

  const surplus = cells.slice(plan.columns.length).filter((cell) => cell.trim() !== "");
  if (surplus.length > 0)
    return reject(
      `The line has ${cells.length} cells, the file has ${plan.columns.length} columns`,
      null,
    );

  const status = inline(read("status"));
  const meaning = meaningOf(status, plan.preset);
  if (meaning === "cancelled" && !plan.includeCancelled)
    return { kind: "left-out", line, reason: status };

  const reading = readEmail(fromSafeCell(read("email")));
  if (!reading.ok) return reject(reading.reason, "email");
  const language = inline(read("language"));
  const locale = readLanguage(language);
  const { firstName, lastName } = nameOf(read, locale);
  if (!firstName && !lastName) {
    return reject(
      reading.email ? "No name" : "No name and no e-mail address",
      column("firstName") ? "firstName" : "fullName",
    );
  }

  const notices: string[] = [];
  const custom = customOf(record, plan);
  const amount = amountOf(read("amount"), inline(read("currency")).toUpperCase());
  if (amount) custom[column("amount")?.heading ?? "Amount"] = amount.text;
  if (amount?.notice) notices.push(amount.notice);
  const orderedText = inline(read("orderedAt"));
  if (orderedText) {
    const at = column("orderedAt");
    const ordered = parseDate(orderedText, plan.dateOrders[at?.index ?? -1] ?? "day-first");
    if (ordered === null) return reject(`This is not a date: “${orderedText}”`, "orderedAt");
    custom[at?.heading ?? "Ordered"] = ordered;
  }
  if (status && meaning === null)
    notices.push(`The status “${status}” is not known and was left open`);

  if (language && !locale)
    notices.push(`The language “${language}” is not known and was left open`);

  const clock = inline(read("timeZone"));
  const country = inline(read("country"));
  const timeZone = readTimeZone(clock) ?? timeZoneOf(country);
  if (clock && !readTimeZone(clock))
    notices.push(`The time zone “${clock}” is not known and was left open`);

  const age = inline(read("child")).toLowerCase();
  const order = inline(read("orderNumber"));
  const buyer = inline(fullName(read("buyerFirstName"), read("buyerLastName")));
  const household = inline(read("household"));
  const guest: Omit<ImportedGuest, "key"> = {
    line,
    firstName,
    lastName,
    formerName: orNull(bareFormerName(read("formerName"))),
    email: reading.email,
    phone: orNull(inline(read("phone"))),
    ...(locale && { locale }),
    ...(timeZone && { timeZone }),
    city: orNull(inline(read("city"))),
    country: orNull(country),
    groupLabel: orNull(inline(read("group"))),
    dietary: orNull(inline(read("dietary"))),
    note: orNull(block(read("note"))),
    tags: inline(read("tags"))
      .split(/\s*[;,]\s*/)
      .filter(Boolean),
    answer: meaning === "yes" || meaning === "no" || meaning === "maybe" ? meaning : null,
    householdKey: household ? `name:${household}` : order ? `order:${order}` : null,
    householdName: orNull(household || buyer),
    custom,
    ...(age === "" ? {} : { role: childWords.has(age) ? ("child" as const) : ("member" as const) }),
  };
  return {
    kind: "ready",
    guest: { ...guest, key: keyOf(inline(read("externalId")), guest) },
    notices,
  };
}
