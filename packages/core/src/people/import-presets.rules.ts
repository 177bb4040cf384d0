import { folded } from "./import-headings.rules.ts";
import type { CsvTable, ImportAnswer, ImportField, PresetId } from "./imports.types.ts";
import { householdPerLine, plusOnesWithTheirHosts } from "./import-people.rules.ts";

/** A kind of file: how it is known by its headings, and what is particular about it. */
export interface ImportPreset {
  id: PresetId;
  name: string;
  /** Folded headings that this kind has and others rarely do. */
  signs: readonly string[];
  /** What these folded headings are here, before the usual names are looked at. */
  fields: Readonly<Record<string, ImportField>>;
  /** Words of its status column that mean something else than usual. */
  statuses?: Readonly<Record<string, ImportAnswer | "open" | "cancelled">>;
  /** Makes a line for each person where the file has another shape. */
  arrange?: (table: CsvTable) => CsvTable;
}

/** So many signs make a kind certain enough to propose it. */
const signsNeeded = 2;

/**
 * The kinds of files that are recognised. Columns that let somebody in or at an order (ticket
 * codes, their links, network addresses) are left out: a guest list has no use for them.
 */
export const importPresets: readonly ImportPreset[] = [
  {
    id: "eventbrite",
    name: "Eventbrite",
    signs: [
      "attendee #",
      "attendee status",
      "order type",
      "price tier",
      "eventbrite fees",
      "eventbrite payment processing",
      "buyer last name",
    ],
    fields: {
      "attendee #": "externalId",
      "barcode #": "skip",
      "total paid": "amount",
      "fees paid": "skip",
      "eventbrite fees": "skip",
      "eventbrite payment processing": "skip",
    },
  },
  {
    id: "luma",
    name: "Luma",
    signs: ["api id", "approval status", "checked in at", "qr code url", "eth address"],
    fields: {
      "api id": "externalId",
      "guest api id": "externalId",
      "phone number": "phone",
      "created at": "orderedAt",
      "approval status": "status",
      "qr code url": "skip",
      "eth address": "skip",
      "solana address": "skip",
      "ticket type id": "skip",
      "custom source": "skip",
    },
  },
  {
    id: "tito",
    name: "Tito",
    signs: [
      "ticket full name",
      "ticket email",
      "ticket reference",
      "order reference",
      "void status",
      "unique ticket url",
    ],
    fields: {
      "ticket full name": "fullName",
      "ticket first name": "firstName",
      "ticket last name": "lastName",
      "ticket email": "email",
      "ticket phone number": "phone",
      "ticket reference": "externalId",
      "ticket created date": "orderedAt",
      "void status": "status",
      "order reference": "orderNumber",
      "order name": "buyerFirstName",
      "order email": "buyerEmail",
      "order ip": "skip",
      "unique ticket url": "skip",
      "unique order url": "skip",
      number: "skip",
      event: "skip",
    },
    statuses: { true: "cancelled", yes: "cancelled", false: "open", no: "open" },
  },
  {
    id: "partiful",
    name: "Partiful",
    signs: ["is plus one of", "rsvp date"],
    fields: { "is plus one of": "skip", "rsvp date": "orderedAt" },
    arrange: plusOnesWithTheirHosts,
  },
  {
    id: "zola",
    name: "Zola and other wedding lists",
    signs: [
      "partner first name",
      "partner last name",
      "child 1 first name",
      "plus one first name",
      "spouse first name",
      "household name",
    ],
    fields: {
      "envelope name": "household",
      "phone number": "phone",
      "meal choice": "custom",
    },
    arrange: householdPerLine,
  },
  {
    id: "jubilee",
    name: "Jubilee’s own export",
    signs: ["guest id", "answer"],
    // What a guest answered is not the host's to bring in; whoever comes along is a guest's own word.
    fields: {
      "guest id": "externalId",
      "people coming": "skip",
      meal: "skip",
      "comes with": "skip",
    },
  },
  { id: "generic", name: "Another list", signs: [], fields: {} },
];

/** A preset by its id. */
export function presetOf(id: PresetId): ImportPreset {
  const found = importPresets.find((preset) => preset.id === id);
  if (!found) throw new RangeError(`There is no preset ${id}`);
  return found;
}

/** The headings of a file that are signs of a preset, as the file writes them. */
export function signsIn(header: string[], id: PresetId): string[] {
  const { signs } = presetOf(id);
  return header.filter((heading) => signs.includes(folded(heading)));
}

/** The preset whose signs a file has most of; `generic` when none has enough. */
export function recognisePreset(header: string[]): PresetId {
  let best: PresetId = "generic";
  let most = signsNeeded - 1;
  for (const { id } of importPresets) {
    const count = signsIn(header, id).length;
    if (count > most) [best, most] = [id, count];
  }
  return best;
}

/** A file's table in the shape its preset reads: a line for each person. */
export function arrangeTable(table: CsvTable, id: PresetId): CsvTable {
  return presetOf(id).arrange?.(table) ?? table;
}
