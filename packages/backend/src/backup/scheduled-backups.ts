import { execFile } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { OpenBackend } from "../backend.types.ts";
import { type BackupPlan, nextBackupAt, spentBackups } from "./backup-plan.rules.ts";
import type { Chores } from "../processes/chores.ts";
import { writeBackup } from "./write-backup.ts";
import { log } from "../log/log.ts";

const prefix = "scheduled-";
const command = fileURLToPath(new URL("../commands/jubilee.ts", import.meta.url));
const run = promisify(execFile);
/** Longer than any hook of an ordinary size takes; one that hangs ends here. */
const hookLimitMs = 60 * 60_000;

/** Clocks of several machines do not strike at the same moment. */
const apartMs = 10 * 60_000;

/**
 * Writes a backup at the hours of a plan into `backups` of the data directory, tries it by restoring
 * it in a process of its own, hands it to the operator's hook and lets the oldest go. One that was
 * missed while nothing ran is made up for soon after the start. Of several servers one writes it.
 *
 * @returns stops it, after the backup that is being written
 */
export function scheduleBackups(
  backend: OpenBackend,
  plan: BackupPlan,
  chores: Chores,
  startsAfterMs = 60_000,
): () => Promise<void> {
  let timer: NodeJS.Timeout;
  let running: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  function wait(ms: number): void {
    timer = setTimeout(() => {
      running = chores
        .once("backup", apartMs, () => makeBackup(backend, plan))
        .catch((error: unknown) => log.error("The scheduled backup failed:", error))
        .finally(() => {
          if (!isStopped) wait(nextBackupAt(plan.minutes, new Date()).getTime() - Date.now());
        });
    }, ms);
    timer.unref();
  }

  const now = new Date();
  const isLate = wasMissed(plan, scheduledIn(folderOf(backend)).at(-1)?.at ?? null, now);
  wait(isLate ? startsAfterMs : nextBackupAt(plan.minutes, now).getTime() - now.getTime());
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** Writes one backup of the plan, tries it, hands it on and lets the oldest go. */
export async function makeBackup(backend: OpenBackend, plan: BackupPlan): Promise<void> {
  const folder = folderOf(backend);
  const path = join(folder, `${prefix}${stamp(new Date())}`);
  await writeBackup(backend, path);
  const env = { ...process.env, DATABASE_URL: backend.options.databaseUrl ?? "" };
  await run(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", command, "backup", "try", path],
    { env },
  );
  if (plan.hook !== null) await runHook(plan.hook, path);
  for (const { name } of spentBackups(scheduledIn(folder), plan.keep, new Date())) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

async function runHook(hook: string, path: string): Promise<void> {
  await run("sh", ["-c", hook, "sh", path], { timeout: hookLimitMs }).catch((error: unknown) => {
    const said = error instanceof Error ? String(Reflect.get(error, "stderr") ?? "") : "";
    throw new Error(
      `BACKUP_HOOK did not take ${path}: ${said.trim() || "it failed without a word"}`,
    );
  });
}

function wasMissed({ minutes }: BackupPlan, newest: Date | null, now: Date): boolean {
  return newest !== null && nextBackupAt(minutes, newest) <= now;
}

const folderOf = (backend: OpenBackend): string => join(backend.options.dataDir, "backups");

/** The backups that a plan has written, oldest first. */
export function scheduledIn(folder: string): { name: string; at: Date }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const text = name.startsWith(prefix) ? name.slice(prefix.length) : "";
      const [, day, hour, minute, second] =
        /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-\d{3}Z$/.exec(text) ?? [];
      return day ? [{ name, at: new Date(`${day}T${hour}:${minute}:${second}Z`) }] : [];
    });
}

/** An instant as a folder's name: `2026-05-03T18-00-00-000Z`. */
export function stamp(at: Date): string {
  return at.toISOString().replace(/[:.]/g, "-");
}
