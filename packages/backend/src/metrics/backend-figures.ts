import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Handler, OpenBackend } from "../backend.types.ts";
import type { BackupManifest } from "../backup/backup.types.ts";
import { scheduledIn } from "../backup/scheduled-backups.ts";

/** Figures that the database and the data directory know; null where there is nothing to tell. */
export interface BackendFigures {
  jobsQueued: number;
  jobsFailed: number;
  jobsLateSeconds: number;
  messagesKept: number;
  backupAgeSeconds: number | null;
  backupHeldSeconds: number | null;
  databaseBytes: number;
}

type DatabaseFigures = Omit<BackendFigures, "backupAgeSeconds" | "backupHeldSeconds">;

const figures = `
  select (select count(*)::int from public.jobs where status in ('queued', 'running')) as "jobsQueued",
    (select count(*)::int from public.jobs where status = 'failed') as "jobsFailed",
    (select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 from public.jobs
      where status = 'queued' and run_at <= now()) as "jobsLateSeconds",
    (select count(*)::int from auth_front.kept_messages) as "messagesKept",
    pg_database_size(current_database())::float8 as "databaseBytes"`;

/** For `/metrics`, which asks without an address; nobody else finds anything here. */
export function createFiguresHandler(backend: OpenBackend): Handler {
  return async (_request, { peerAddress }) => {
    if (peerAddress !== null) return new Response(null, { status: 404 });
    try {
      const [found] = await backend.query<DatabaseFigures>(figures);
      return Response.json({ ...found, ...newestBackup(backend.options.dataDir) });
    } catch {
      return new Response(null, { status: 503 });
    }
  };
}

function newestBackup(dataDir: string) {
  const folder = join(dataDir, "backups");
  const newest = scheduledIn(folder).at(-1);
  const path = newest && join(folder, newest.name, "backup.json");
  if (!newest || !path || !existsSync(path))
    return { backupAgeSeconds: null, backupHeldSeconds: null };
  const { heldMs } = JSON.parse(readFileSync(path, "utf8")) as BackupManifest;
  return {
    backupAgeSeconds: Math.round((Date.now() - newest.at.getTime()) / 1000),
    backupHeldSeconds: heldMs === undefined ? null : heldMs / 1000,
  };
}
