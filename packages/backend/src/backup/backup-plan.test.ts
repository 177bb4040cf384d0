import { describe, expect, test } from "vitest";
import { nextBackupAt, readKept, readTimes, spentBackups } from "./backup-plan.rules.ts";

test.each([
  ["03:00", [180]],
  ["21:30, 3:00 03:00", [180, 1290]],
  ["24:00", null],
  ["3", null],
  ["", null],
])("%j as times of day", (text, minutes) => {
  expect(readTimes(text)).toEqual(minutes);
});

test.each([
  ["7 days, 4 weeks, 6 months", { days: 7, weeks: 4, months: 6 }],
  ["1 day", { days: 1, weeks: 0, months: 0 }],
  ["2 years", null],
  ["0 days", null],
  ["seven days", null],
])("%j as what is kept", (text, kept) => {
  expect(readKept(text)).toEqual(kept);
});

test("the next moment is later today, else tomorrow", () => {
  const at = (hour: number, day = 10) => new Date(2026, 4, day, hour);
  expect(nextBackupAt([180, 900], at(2))).toEqual(at(3));
  expect(nextBackupAt([180, 900], at(3))).toEqual(at(15));
  expect(nextBackupAt([180, 900], at(15))).toEqual(at(3, 11));
});

describe("a year of four backups a day", () => {
  const now = new Date(2026, 11, 30, 21, 5);
  const backups = Array.from({ length: 365 * 4 }, (_, index) => ({
    at: new Date(2026, 11, 30, 21 - index * 6),
  }));
  const spent = new Set(spentBackups(backups, { days: 7, weeks: 4, months: 6 }, now));
  const stay = backups.filter((backup) => !spent.has(backup)).map(({ at }) => at);

  test("keeps the last day whole, then the newest of days, weeks and months", () => {
    const days = stay.map((at) => `${at.getMonth() + 1}/${at.getDate()} ${at.getHours()}`);
    expect(days.join(", ")).toBe(
      "12/30 21, 12/30 15, 12/30 9, 12/30 3, " +
        "12/29 21, 12/28 21, 12/27 21, 12/26 21, 12/25 21, 12/24 21, " +
        "12/20 21, 12/13 21, " +
        "11/30 21, 10/31 21, 9/30 21, 8/31 21, 7/31 21",
    );
  });

  test("never takes the newest, however old it is", () => {
    const [old] = spentBackups(
      [{ at: new Date(2020, 0, 1) }],
      { days: 1, weeks: 0, months: 0 },
      now,
    );
    expect(old).toBeUndefined();
  });
});
