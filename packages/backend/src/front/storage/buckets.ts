import type { OpenBackend } from "../../backend.types.ts";
import { requestBounds } from "../../limits/figures.ts";
import type { Caller } from "../callers.ts";
import { Failure } from "../failure.ts";
import { bucketName } from "./names.ts";
import type { Objects } from "./objects.ts";

/** A row of `storage.buckets`; times are ISO 8601. */
export interface Bucket {
  id: string;
  name: string;
  owner: string | null;
  public: boolean;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
  created_at: string;
  updated_at: string;
}

const asRow = "to_jsonb(b) as bucket";
const sortable = new Set(["id", "name", "created_at", "updated_at"]);

/** Reads and writes buckets; the policies on `storage.buckets` decide. */
export function createBuckets(backend: OpenBackend, objects: Objects) {
  const list = async (
    caller: Caller | null,
    operation: string,
    sql: string,
    parameters: unknown[],
  ): Promise<Bucket[]> => {
    const rows = await objects.run({ caller, operation }, (run) =>
      run<{ bucket: Bucket }>(sql, parameters),
    );
    return rows.map((row) => row.bucket);
  };
  const byId = `select ${asRow} from storage.buckets b where b.id = $1`;

  return {
    /** The bucket as the server knows it, for limits; says nothing about who may do what. */
    async known(id: string): Promise<Bucket> {
      const [row] = await backend.query<{ bucket: Bucket }>(byId, [id]);
      if (!row) throw noSuchBucket();
      return row.bucket;
    },

    async list(caller: Caller, query: URLSearchParams): Promise<Bucket[]> {
      const column = query.get("sortColumn") ?? "id";
      const order = query.get("sortOrder") === "desc" ? "desc" : "asc";
      return list(
        caller,
        "storage.bucket.list",
        `select ${asRow} from storage.buckets b where strpos(lower(b.name), lower($1)) > 0
         order by b.${sortable.has(column) ? column : "id"} ${order} limit $2 offset $3`,
        [
          query.get("search") ?? "",
          Math.min(natural(query.get("limit"), 100), 1000),
          natural(query.get("offset"), 0),
        ],
      );
    },

    async read(caller: Caller, id: string): Promise<Bucket> {
      const [bucket] = await list(caller, "storage.bucket.get", byId, [id]);
      if (!bucket) throw noSuchBucket();
      return bucket;
    },

    async create(caller: Caller, body: Record<string, unknown>): Promise<string> {
      const id = bucketName(body["id"] ?? body["name"]);
      await list(
        caller,
        "storage.bucket.create",
        `insert into storage.buckets as b (id, name, owner, owner_id, public, file_size_limit,
           allowed_mime_types)
         values ($1, $2, $3::uuid, $3::uuid::text, $4, $5::bigint, ${textArray("$6")})
         returning ${asRow}`,
        [
          id,
          bucketName(body["name"] ?? id),
          caller.userId,
          body["public"] === true,
          sizeLimit(body["file_size_limit"]),
          typesOf(body["allowed_mime_types"]),
        ],
      );
      return id;
    },

    async update(caller: Caller, id: string, body: Record<string, unknown>): Promise<void> {
      const changed = await list(
        caller,
        "storage.bucket.update",
        `update storage.buckets b set updated_at = now(),
           public = coalesce($2::boolean, public),
           file_size_limit = case when $3 then $4::bigint else file_size_limit end,
           allowed_mime_types = case when $5 then ${textArray("$6")} else allowed_mime_types end
         where b.id = $1 returning ${asRow}`,
        [
          id,
          typeof body["public"] === "boolean" ? body["public"] : null,
          "file_size_limit" in body,
          sizeLimit(body["file_size_limit"]),
          "allowed_mime_types" in body,
          typesOf(body["allowed_mime_types"]),
        ],
      );
      if (changed.length === 0) throw noSuchBucket();
    },

    async remove(caller: Caller, id: string): Promise<void> {
      const [inUse] = await backend.query(
        "select 1 as one from storage.objects where bucket_id = $1 limit 1",
        [id],
      );
      if (inUse) {
        throw new Failure(409, "BucketNotEmpty", "The bucket you tried to delete is not empty");
      }
      const removed = await list(
        caller,
        "storage.bucket.delete",
        `delete from storage.buckets b where b.id = $1 returning ${asRow}`,
        [id],
      );
      if (removed.length === 0) throw noSuchBucket();
    },
  };
}

/** Reads and writes buckets. */
export type Buckets = ReturnType<typeof createBuckets>;

function noSuchBucket(): Failure {
  return new Failure(404, "NoSuchBucket", "Bucket not found");
}

/** A JSON text as `text[]`, the same on both drivers; JSON null stays null. */
function textArray(place: string): string {
  return `(select array_agg(value) from jsonb_array_elements_text(
    case jsonb_typeof(${place}::text::jsonb) when 'array' then ${place}::text::jsonb end))`;
}

function typesOf(value: unknown): string {
  if (value === undefined || value === null) return "null";
  if (!Array.isArray(value) || !value.every((type) => typeof type === "string")) {
    throw new Failure(400, "InvalidRequest", "allowed_mime_types has to be a list of texts");
  }
  return JSON.stringify(value);
}

const units: Record<string, number> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 };

/** Bytes from a number or a text such as `10MB`. */
function sizeLimit(value: unknown): number | null {
  if (value === undefined || value === null) return null;
  const match = /^(\d+(?:\.\d+)?)\s*([kmg]?b)?$/i.exec(
    typeof value === "number" || typeof value === "string" ? String(value) : "",
  );
  if (!match) throw new Failure(400, "InvalidRequest", "file_size_limit is not a size");
  const bytes = Math.floor(Number(match[1]) * (units[(match[2] ?? "b").toLowerCase()] ?? 1));
  return Math.min(bytes, requestBounds.uploadBytes);
}

function natural(text: string | null, fallback: number): number {
  const value = Number(text ?? fallback);
  return Number.isInteger(value) && value >= 0 ? value : fallback;
}
