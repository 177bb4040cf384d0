import { isRecord } from "../bodies.ts";
import { Failure } from "../failure.ts";
import type { Caller } from "../callers.ts";
import type { ObjectMetadata, Objects } from "./objects.ts";

/** A file or, without id, a folder. */
export interface ListedEntry {
  name: string;
  id: string | null;
  created_at: string | null;
  updated_at: string | null;
  last_accessed_at: string | null;
  metadata: ObjectMetadata | null;
}

const sortable = new Set(["name", "created_at", "updated_at", "last_accessed_at"]);

/** Files below a prefix; what lies deeper shows as folders, as in a directory. */
export async function listFolder(
  objects: Objects,
  caller: Caller,
  bucket: string,
  body: Record<string, unknown>,
): Promise<ListedEntry[]> {
  const prefix = textOf(body["prefix"]).replace(/^\/+|\/+$/g, "");
  const sortBy = isRecord(body["sortBy"]) ? body["sortBy"] : {};
  const column = textOf(sortBy["column"]);
  const order = textOf(sortBy["order"]).toLowerCase() === "desc" ? "desc" : "asc";
  const rows = await objects.run({ caller, operation: "storage.object.list" }, (run) =>
    run<{ entry: ListedEntry }>(
      `with below as (
         select o.*, substr(o.name, length($2) + 1) as rest from storage.objects o
         where o.bucket_id = $1 and starts_with(o.name, $2)),
       entries as (
         select split_part(rest, '/', 1) as name,
           case when strpos(rest, '/') = 0 then id end as id, created_at, updated_at,
           last_accessed_at, metadata from below),
       found as (
         select name, id, created_at, updated_at, last_accessed_at, metadata from entries
         where id is not null
         union all
         select distinct name, null::uuid, null::timestamptz, null::timestamptz,
           null::timestamptz, null::jsonb from entries where id is null)
       select to_jsonb(found) as entry from found
       where strpos(lower(name), lower($3)) > 0
       order by ${sortable.has(column) ? column : "name"} ${order}, name limit $4 offset $5`,
      [
        bucket,
        prefix === "" ? "" : `${prefix}/`,
        textOf(body["search"]),
        bounded(body["limit"], 100, 1000),
        bounded(body["offset"], 0, 1_000_000),
      ],
    ),
  );
  return rows.map((row) => row.entry);
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value !== "string" || value.length > 1024) {
    throw new Failure(400, "InvalidRequest", "prefix, search and sortBy have to be short texts");
  }
  return value;
}

function bounded(value: unknown, fallback: number, max: number): number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0
    ? Math.min(value, max)
    : fallback;
}
