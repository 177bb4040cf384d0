import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clockWords } from "@jubilee/core/base/clock-words.rules";
import { common } from "../copy/en/shared.copy.ts";
import type { WidgetContext } from "../widget.types.ts";
import { toTheMinute } from "./clock-styles.ts";
import { learn } from "./told.ts";
import { binding, bindingHere, distance } from "./binding.ts";

const at = "2027-03-05T23:00:00Z";
const event = {
  startDate: "2027-03-12T23:00:00Z",
  endDate: "2027-03-13T03:00:00Z",
  startLocal: "2027-03-12T18:00",
  endLocal: "2027-03-12T22:00",
  timeZone: "America/New_York",
};
const context = (leftMinutes: number) => {
  const told: Partial<WidgetContext> = {
    copy: common,
    locale: "en-US",
    now: () => Date.parse(at) - leftMinutes * 60_000,
  };
  return told as WidgetContext;
};
const zoneHere = process.env["TZ"];
beforeEach(() => {
  process.env["TZ"] = "Asia/Tokyo";
});
afterEach(() => {
  process.env["TZ"] = zoneHere;
  vi.restoreAllMocks();
});

it("says a deadline on both clocks, with its zone and what is left", () =>
  expect(binding(at, event, context(2 * 1440 + 185), common.until)).toMatch(
    /^Until Friday, March 5.* 6:00\sPM EST · For you in Tokyo: Saturday, March 6.* 8:00\sAM · 2 days 3 hours left$/u,
  ));

it("says nothing of what is left once it is over, and one clock where there is no place", () =>
  expect(bindingHere(at, context(0), (time) => time)).toMatch(
    /^Saturday, March 6.* 8:00\sAM GMT\+9$/u,
  ));

it("says where one's own clock is where the server has written the moment", () => {
  learn({ [["en-US", "clocks", at].join()]: clockWords(at, "en-US", toTheMinute) });
  const formatter = vi.spyOn(Intl, "DateTimeFormat");
  expect(bindingHere(at, context(0), (time) => time)).toMatch(
    /^Saturday, March 6.* 8:00\sAM \(Tokyo\)$/u,
  );
  expect(formatter.mock.calls.filter(([locale]) => locale !== undefined)).toEqual([]);
});

it.each([
  [61, "en", "1 hour 1 minute"],
  [2 * 1440, "de", "2 Tage"],
  [0.2, "fr", "1 minute"],
  [185, "ja", "3 時間 5 分"],
])("%s minutes in %s: %s", (minutes, locale, words) =>
  expect(distance(minutes * 60_000, locale)).toBe(words),
);
