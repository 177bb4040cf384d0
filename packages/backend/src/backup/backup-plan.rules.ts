/** When backups are written by themselves, and which of them stay. */
export interface BackupPlan {
  /** Minutes after midnight by the machine's clock, ascending. */
  minutes: readonly number[];
  keep: Kept;
  /** A command that takes each new backup elsewhere; null for none. */
  hook: string | null;
}

/** Of how many days, weeks and months the newest backup stays. */
export interface Kept {
  days: number;
  weeks: number;
  months: number;
}

/**
 * Reads `03:00, 15:30` as minutes after midnight.
 *
 * @returns null when a part is no time of day
 */
export function readTimes(text: string): number[] | null {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  const minutes = parts.map((part) => {
    const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(part) ?? [];
    return hour === undefined || minute === undefined
      ? Number.NaN
      : Number(hour) * 60 + Number(minute);
  });
  if (minutes.length === 0 || minutes.some(Number.isNaN)) return null;
  return [...new Set(minutes)].toSorted((a, b) => a - b);
}

/**
 * Reads `7 days, 4 weeks, 6 months`; what is not named is none.
 *
 * @returns null when it says anything else, or keeps nothing
 */
export function readKept(text: string): Kept | null {
  const kept: Kept = { days: 0, weeks: 0, months: 0 };
  for (const part of text.split(",").map((piece) => piece.trim())) {
    const [, count, unit] = /^(\d{1,3})\s*(day|week|month)s?$/.exec(part) ?? [];
    if (count === undefined || unit === undefined) return null;
    kept[`${unit}s` as keyof Kept] = Number(count);
  }
  return kept.days + kept.weeks + kept.months > 0 ? kept : null;
}

/** The next moment of the plan after `now`, by the machine's clock. */
export function nextBackupAt(minutes: readonly number[], now: Date): Date {
  for (let day = 0; ; day += 1) {
    for (const minute of minutes) {
      const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + day, 0, minute);
      if (at > now) return at;
    }
  }
}

/**
 * Which backups may go: all but the newest of each of the last days, weeks and months that have one,
 * and all of the last day, from which one goes back furthest.
 */
export function spentBackups<Backup extends { at: Date }>(
  backups: readonly Backup[],
  keep: Kept,
  now: Date,
): Backup[] {
  const newestFirst = backups.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const kept = new Set<Backup>(newestFirst.slice(0, 1));
  const dayMs = 24 * 60 * 60_000;
  for (const backup of newestFirst) {
    if (now.getTime() - backup.at.getTime() < dayMs) kept.add(backup);
  }
  keepNewestOf(keep.days, dayOf);
  keepNewestOf(keep.weeks, weekOf);
  keepNewestOf(keep.months, (at) => dayOf(at).slice(0, 7));
  return newestFirst.filter((backup) => !kept.has(backup));

  function keepNewestOf(count: number, periodOf: (at: Date) => string): void {
    const seen = new Set<string>();
    for (const backup of newestFirst) {
      const period = periodOf(backup.at);
      if (seen.has(period) || seen.size === count) continue;
      seen.add(period);
      kept.add(backup);
    }
  }
}

function dayOf(at: Date): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The Monday of its week. */
function weekOf(at: Date): string {
  const daysSinceMonday = (at.getDay() + 6) % 7;
  return dayOf(new Date(at.getFullYear(), at.getMonth(), at.getDate() - daysSinceMonday));
}
