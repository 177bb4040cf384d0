import type { OpenBackend } from "../../backend.types.ts";
import type { Caller } from "../callers.ts";
import { Failure } from "../failure.ts";
import { asCaller, type Run, sqlState } from "../sql.ts";
import type { ObjectPlace } from "./names.ts";

/** What is noted about a file beside its name. */
export interface ObjectMetadata {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: 200;
  /** Whether the picture was drawn anew by the server. */
  reencoded?: boolean;
}

/** A row of `storage.objects`; times are ISO 8601. */
export interface StoredObject {
  id: string;
  bucket_id: string;
  name: string;
  owner_id: string | null;
  version: string | null;
  metadata: ObjectMetadata | null;
  user_metadata: Record<string, unknown> | null;
  created_at: string;
  updated_at: string;
  last_accessed_at: string | null;
}

/** What is written for a new file. */
export interface NewObject extends ObjectPlace {
  version: string;
  metadata: ObjectMetadata;
  userMetadata: Record<string, unknown> | null;
  ownerId: string | null;
  upsert: boolean;
}

/** In whose name, and as which operation for the policies. */
export interface Doing {
  /** Null runs as the owner, past the policies: public files and signed links. */
  caller: Caller | null;
  operation: string;
  tryOnly?: boolean;
}

const asRow = "to_jsonb(o) - 'path_tokens' as object";

/** Reads and writes the rows of stored files; the policies on `storage.objects` decide. */
export function createObjects(backend: OpenBackend) {
  async function run<Value>(doing: Doing, work: (run: Run) => Promise<Value>): Promise<Value> {
    try {
      const { caller, operation, tryOnly } = doing;
      if (!caller) return await work((sql, parameters) => backend.query(sql, parameters));
      return await asCaller(backend, caller, work, { operation, tryOnly: tryOnly ?? false });
    } catch (error) {
      throw asFailure(error);
    }
  }

  return {
    /** The row at a place, or null when it is not there or not to be seen. */
    async find(doing: Doing, place: ObjectPlace): Promise<StoredObject | null> {
      const rows = await run(doing, (sql) =>
        sql<{ object: StoredObject }>(
          `select ${asRow} from storage.objects o where o.bucket_id = $1 and o.name = $2`,
          [place.bucket, place.key],
        ),
      );
      return rows[0]?.object ?? null;
    },

    /** Notes a new file, or a new version of one when `upsert` is set. */
    async save(doing: Doing, file: NewObject): Promise<StoredObject> {
      const conflict = file.upsert
        ? `on conflict (bucket_id, name) do update set version = excluded.version,
             metadata = excluded.metadata, user_metadata = excluded.user_metadata,
             owner = excluded.owner, owner_id = excluded.owner_id, updated_at = now()`
        : "";
      const rows = await run(doing, (sql) =>
        sql<{ object: StoredObject }>(
          `insert into storage.objects as o (bucket_id, name, owner, owner_id, version, metadata,
             user_metadata)
           values ($1, $2, $3::uuid, $3::uuid::text, $4, $5::text::jsonb, $6::text::jsonb)
           ${conflict} returning ${asRow}`,
          [
            file.bucket,
            file.key,
            file.ownerId,
            file.version,
            JSON.stringify(file.metadata),
            file.userMetadata ? JSON.stringify(file.userMetadata) : null,
          ],
        ),
      );
      const saved = rows[0]?.object;
      if (!saved) throw denied();
      return saved;
    },

    /** Gives a file another place; null when there is none to move. */
    async move(doing: Doing, from: ObjectPlace, to: ObjectPlace): Promise<StoredObject | null> {
      const rows = await run(doing, (sql) =>
        sql<{ object: StoredObject }>(
          `update storage.objects o set bucket_id = $3, name = $4, updated_at = now()
           where o.bucket_id = $1 and o.name = $2 returning ${asRow}`,
          [from.bucket, from.key, to.bucket, to.key],
        ),
      );
      return rows[0]?.object ?? null;
    },

    /** Forgets files; returns those that were there and allowed. */
    async remove(doing: Doing, bucket: string, keys: string[]): Promise<StoredObject[]> {
      const rows = await run(doing, (sql) =>
        sql<{ object: StoredObject }>(
          `delete from storage.objects o where o.bucket_id = $1
             and o.name in (select jsonb_array_elements_text($2::text::jsonb)) returning ${asRow}`,
          [bucket, JSON.stringify(keys)],
        ),
      );
      return rows.map((row) => row.object);
    },

    run,
  };
}

/** Reads and writes the rows of stored files. */
export type Objects = ReturnType<typeof createObjects>;

/** The refusal when a policy does not allow it. */
export function denied(): Failure {
  return new Failure(403, "AccessDenied", "new row violates row-level security policy");
}

/** The refusal when there is no such file, or none one may see. */
export function noSuchKey(): Failure {
  return new Failure(404, "NoSuchKey", "Object not found");
}

function asFailure(error: unknown): unknown {
  const state = sqlState(error);
  if (state === "42501") return denied();
  if (state === "23505") return new Failure(409, "KeyAlreadyExists", "The resource already exists");
  if (state === "23503") return new Failure(404, "NoSuchBucket", "Bucket not found");
  if (state?.startsWith("22")) {
    return new Failure(400, "InvalidRequest", "The request holds a value that cannot be stored");
  }
  return error;
}
