import { isShownPicture } from "@jubilee/core/talk/files.rules";
import { type Fields, requiredId, requiredLine } from "../_shared/fields.ts";
import { Refusal } from "../_shared/refusal.ts";
import type { EmbedCall } from "./call.types.ts";
import { unclear } from "./unclear.ts";

/** So long the address of a file holds, and so long it is the same. */
const addressSeconds = 900;
const sameMs = 600_000;

interface StoredFile {
  path: string;
  name: string;
  mime: string;
}

/** Leads to where a file of a message lies, for as long as it takes to read it; who may is asked each time. */
export async function wayTo({ deps }: EmbedCall, file: StoredFile): Promise<Response> {
  const address = await deps.cache.read(`talk:file:${file.path}`, sameMs, () =>
    deps.files.readAt("talk", file.path, addressSeconds),
  );
  if (address === null) throw new Refusal("not_found", "This file is not there any more.", "file");
  const location = isShownPicture(file)
    ? address
    : `${address}&download=${encodeURIComponent(file.name)}`;
  return new Response(null, {
    status: 302,
    headers: { location, "cache-control": "private, no-store" },
  });
}

/** Where a file of the next message may be sent. */
export async function wayUp({ deps }: EmbedCall, { id, path }: { id: string; path: string }) {
  return { id, address: await deps.files.takeAt("talk", path) };
}

/** A file that has arrived, as its sender names it; what it is its bucket knows. */
export function readArrived(fields: Fields) {
  const { width, height } = fields;
  return {
    id: requiredId(fields, "id", "This file"),
    name: requiredLine(fields, "name", "The file's name", 200),
    ...(width !== undefined && height !== undefined
      ? { width: readCount(width, "width"), height: readCount(height, "height") }
      : {}),
  };
}

const mostNamed = 50;

/** Files, or people, that a message names. */
export function readIds(value: unknown, field: string): string[] {
  if (!Array.isArray(value) || value.length > mostNamed) throw unclear(field);
  return value.map((id: unknown) => requiredId({ id }, "id", "This name"));
}

export function readCount(value: unknown, field: string): number {
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0) throw unclear(field);
  return value;
}
