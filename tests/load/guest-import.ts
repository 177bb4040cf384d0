import { createGuestsApi } from "@jubilee/core/people/guests.api";
import { createImportsApi } from "@jubilee/core/people/imports.api";
import { createImportSession, type ImportSession } from "@jubilee/core/people/imports.store";
import { readWorkbook } from "@jubilee/core/base/workbooks.rules";
import type { SupabaseClient } from "@supabase/supabase-js";
import { writeXlsx } from "hucre/xlsx";

const given = ["Ana", "Bola", "Chen", "Dörte", "Émile", "Farid", "Grace"];
const family = ["Abara", "Nilsson", "Okafor", "Peña", "Quist", "Łukasik"];
const header = [
  "First name",
  "Last name",
  "E-mail",
  "Phone",
  "City",
  "Class",
  "Household",
  "Answer",
  "Dietary needs",
  "Tags",
  "T-shirt",
];

/** One person of a made-up list; three of them share a household. */
export function guestCells(n: number): string[] {
  const household = Math.floor(n / 3);
  const surname = `${family[household % family.length]} ${household}`;
  return [
    `${given[n % given.length]} ${n}`,
    surname,
    `guest${n}@load.example`,
    `+49 30 ${100_000 + n}`,
    household % 2 ? "Köln" : "Lund",
    String(1990 + (household % 30)),
    `The ${surname}s`,
    ["yes", "no", "", ""][n % 4] ?? "",
    n % 9 ? "" : "Vegan",
    n % 5 ? "" : "band; early",
    ["S", "M", "L"][n % 3] ?? "",
  ];
}

const lines = (count: number): string[][] => [
  header,
  ...Array.from({ length: count }, (_, n) => guestCells(n)),
];

/** A guest list of so many lines, as text. */
export function guestCsv(count: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(
    lines(count)
      .map((cells) => cells.join(","))
      .join("\r\n"),
  );
}

/** The same list as a spreadsheet file. */
export async function guestXlsx(count: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await writeXlsx({ sheets: [{ name: "Guests", rows: lines(count) }] }));
}

/** An import as the portal makes it, without its page. */
export function importInto(client: SupabaseClient, eventId: string): ImportSession {
  return createImportSession({
    api: createImportsApi(client),
    listed: () => createGuestsApi(client).list(eventId),
    eventId,
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    readWorkbook: (bytes) => readWorkbook(bytes),
  });
}

/** Reads and checks a file as far as it can be sent. */
export async function readFile(
  session: ImportSession,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await session.open(name, bytes);
  const obstacle = session.getState().failure?.message ?? session.obstacle();
  if (obstacle !== null) throw new Error(obstacle);
}

/** Sends what was read; throws what stops it. */
export async function sendFile(session: ImportSession): Promise<void> {
  await session.send();
  const { failure, step } = session.getState();
  if (step !== "done") throw new Error(failure?.message ?? `The import stopped: ${step}`);
}
