import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BackupTrial } from "../backup/backup.types.ts";
import { scheduledIn } from "../backup/scheduled-backups.ts";
import { StartError } from "../database/start-error.ts";
import { requireWhole } from "../database/unfinished.ts";
import type { PortalSettings } from "../settings/settings.types.ts";
import type { Finding } from "./check.types.ts";

const gigabyte = 1024 ** 3;
/** Less room than this is filled by a few backups. */
const roomAtLeast = 2 * gigabyte;
const dayMs = 24 * 60 * 60_000;

/** The data directory, its keys, the room on its disk and the backups in it. */
export async function checkFiles(settings: PortalSettings, now = new Date()): Promise<Finding[]> {
  const { dataDir } = settings;
  const place = nearest(dataDir);
  try {
    accessSync(place, constants.W_OK | constants.X_OK);
  } catch {
    return [
      {
        about: "files",
        state: "wrong",
        says: `${place} may not be written by this user; set JUBILEE_DATA_DIR, or give the folder to the server's user.`,
      },
    ];
  }
  const { bavail, bsize } = await statfs(place);
  const room = bavail * bsize;
  const gigabytes = `${(room / gigabyte).toFixed(1)} GB`;
  return [
    whole(dataDir, place === dataDir ? `${dataDir} can be written.` : `${dataDir} can be made.`),
    ...keys(dataDir),
    room >= roomAtLeast
      ? { about: "disk", state: "ok", says: `${gigabytes} are free.` }
      : {
          about: "disk",
          state: "wrong",
          says: `only ${gigabytes} are free at ${place}; make room, or keep fewer backups (BACKUP_KEEP).`,
        },
    ...(place === dataDir ? [backups(settings, now)] : []),
  ];
}

/** What a restore or a move that broke off has left is no installation, though it may be written. */
function whole(dataDir: string, says: string): Finding {
  try {
    requireWhole(dataDir);
    return { about: "files", state: "ok", says };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return { about: "files", state: "wrong", says: error.message };
  }
}

function nearest(path: string): string {
  return existsSync(path) ? path : nearest(dirname(path));
}

function keys(dataDir: string): Finding[] {
  const path = join(dataDir, "secrets.json");
  if (!existsSync(path)) return [];
  const isOpen = (statSync(path).mode & 0o077) !== 0;
  return isOpen
    ? [
        {
          about: "files",
          state: "wrong",
          says: `${path} can be read by others; run chmod 600 on it.`,
        },
      ]
    : [];
}

function backups({ backups: plan, dataDir }: PortalSettings, now: Date): Finding {
  const about = "backups";
  if (plan === null)
    return { about, state: "note", says: "none are written by themselves (BACKUP_AT=off)." };
  const folder = join(dataDir, "backups");
  const newest = scheduledIn(folder).at(-1);
  if (!newest) return { about, state: "note", says: "none has been written yet." };
  const hours = Math.round((now.getTime() - newest.at.getTime()) / 3_600_000);
  if (now.getTime() - newest.at.getTime() > 2 * dayMs) {
    return {
      about,
      state: "wrong",
      says: `the newest is ${hours} hours old; the log says why none followed.`,
    };
  }
  const note = join(folder, newest.name, "tried.json");
  if (!existsSync(note)) {
    return {
      about,
      state: "wrong",
      says: `${newest.name} could not be restored for a trial; run npx jubilee backup try ${join(folder, newest.name)}.`,
    };
  }
  const { how } = JSON.parse(readFileSync(note, "utf8")) as BackupTrial;
  const tried = how === "restored" ? "was restored for a trial" : "was read to its end";
  return { about, state: "ok", says: `the newest is ${hours} hours old and ${tried}.` };
}
