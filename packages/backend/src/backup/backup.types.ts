import type { OpenBackend } from "../backend.types.ts";

/** What `backup.json` says of the backup beside it. */
export interface BackupManifest {
  format: 1;
  /** ISO 8601. */
  createdAt: string;
  driver: OpenBackend["driver"];
  /** The newest migration in it. */
  migration: string | null;
  /** SHA-256 of every file of the backup, by its path. */
  checksums: Record<string, string>;
}
