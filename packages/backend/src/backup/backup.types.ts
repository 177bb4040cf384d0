import type { OpenBackend } from "../backend.types.ts";

/** What `backup.json` says of the backup beside it. */
export interface BackupManifest {
  /** 1: the built-in database as it packs itself; 2: its files, packed by `tar`. */
  format: 1 | 2;
  /** ISO 8601. */
  createdAt: string;
  driver: OpenBackend["driver"];
  /** The newest migration in it. */
  migration: string | null;
  /** The release that wrote it; none before 0.1. */
  release?: string;
  /** How long nobody else was served by the built-in database, in milliseconds; none on PostgreSQL. */
  heldMs?: number;
  /** SHA-256 of every file of the backup, by its path. */
  checksums: Record<string, string>;
}

/** What `tried.json` says: the backup was laid out elsewhere and read. */
export interface BackupTrial {
  /** ISO 8601. */
  at: string;
  /** `restored`: into a database of its own; `read`: the whole archive, where no database may be made. */
  how: "restored" | "read";
  tables: number;
  /** Rows of all tables; null where the archive was read only. */
  rows: number | null;
}
