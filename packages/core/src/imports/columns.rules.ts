import type { ColumnMatch, CsvTable, ImportField, PresetId } from "./imports.types.ts";
import { presetOf } from "./presets.rules.ts";
import { folded } from "./headings.rules.ts";

/** Headings as ticketing sites and spreadsheets write them, folded to lower-case letters. */
const headings: Record<Exclude<ImportField, "custom" | "skip">, string[]> = {
  firstName: ["first name", "firstname", "given name", "forename", "vorname", "prénom", "nombre"],
  lastName: ["last name", "lastname", "surname", "family name", "nachname", "nom", "apellidos"],
  fullName: ["name", "full name", "attendee name", "guest name", "guest"],
  formerName: ["former name", "maiden name", "birth name", "née", "name at school"],
  email: ["email", "e mail", "email address", "attendee email", "mail"],
  phone: ["cell phone", "mobile", "mobile phone", "phone", "phone number", "telephone"],
  city: ["city", "town", "home city"],
  country: ["country", "home country"],
  group: [
    "group",
    "class",
    "class of",
    "branch",
    "unit",
    "team",
    "department",
    "chapter",
    "circle",
  ],
  dietary: [
    "dietary requirements",
    "dietary needs",
    "dietary",
    "diet",
    "allergies",
    "dietary restrictions",
  ],
  note: ["comments", "comment", "note", "notes", "message"],
  status: [
    "attendee status",
    "status",
    "rsvp",
    "answer",
    "attending",
    "rsvp status",
    "approval status",
  ],
  externalId: [
    "attendee #",
    "attendee",
    "attendee id",
    "attendee no",
    "ticket id",
    "guest id",
    "barcode #",
  ],
  orderNumber: ["order #", "order", "order id", "order number", "order no", "order reference"],
  orderedAt: ["order date", "ordered", "ordered at", "created", "created at", "purchase date"],
  amount: ["ticket price", "price", "amount", "total", "amount paid", "ticket total"],
  currency: ["currency"],
  buyerFirstName: ["buyer first name", "order first name"],
  buyerLastName: ["buyer last name", "order last name", "buyer surname"],
  buyerEmail: ["buyer email", "order email"],
  household: ["household", "party", "family", "household name"],
  child: ["child", "is child", "child?", "adult/child", "adult or child", "age group", "minor"],
  tags: ["tags", "labels"],
};

/** Columns of a ticketing export that say nothing about a guest. */
const leftOut = new Set(["quantity", "order type", "payment type", "order status"]);

function fieldOf(heading: string, preset: PresetId): ImportField {
  const name = folded(heading);
  const own = presetOf(preset).fields[name];
  if (own) return own;
  if (name === "" || leftOut.has(name)) return "skip";
  for (const [field, names] of Object.entries(headings)) {
    if (names.includes(name)) return field as keyof typeof headings;
  }
  return "custom";
}

function samplesOf(table: CsvTable, index: number): string[] {
  const seen = new Set<string>();
  for (const { cells } of table.records) {
    const value = cells[index]?.trim();
    if (value) seen.add(value);
    if (seen.size === 3) break;
  }
  return [...seen];
}

/**
 * Matches each column to a field by its heading: as the preset says, else by what lists usually
 * call it. A field is given once: a second phone column, for
 * example, becomes a field of its own. Columns without any value are left out.
 */
export function matchColumns(table: CsvTable, preset: PresetId = "generic"): ColumnMatch[] {
  const taken = new Set<ImportField>();
  return table.header.map((heading, index) => {
    const samples = samplesOf(table, index);
    const guess = samples.length === 0 ? "skip" : fieldOf(heading, preset);
    const field = taken.has(guess) ? "custom" : guess;
    if (field !== "custom" && field !== "skip") taken.add(field);
    return { index, heading: heading || `Column ${index + 1}`, field, samples };
  });
}

/** What must be matched before a list can be checked; null when nothing is missing. */
export function missingColumns(columns: ColumnMatch[]): string | null {
  const has = (field: ImportField): boolean => columns.some((column) => column.field === field);
  if (has("fullName") || has("firstName") || has("lastName") || has("email")) return null;
  return "Match at least one column to a name or an e-mail address.";
}
