import { afterEach, expect, it } from "vitest";
import { clockWords } from "./clock-words.rules.ts";
import { onOwnClock } from "./own-clock.rules.ts";
import { deviceZone } from "./zone-place.rules.ts";

const zoneHere = process.env["TZ"];
afterEach(() => {
  process.env["TZ"] = zoneHere;
});

const full = {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "numeric",
  minute: "2-digit",
} as const;
const brief = { weekday: "short", hour: "numeric", minute: "2-digit" } as const;
const locales = "en-GB en-US de de-AT fr es pt-BR ja zh zh-TW ar ar-EG tr".split(" ");
const zones =
  "UTC America/New_York America/St_Johns Pacific/Kiritimati Pacific/Pago_Pago Asia/Kathmandu Asia/Tokyo Australia/Eucla".split(
    " ",
  );
const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, "0"));
const moments = hours.flatMap((hour) => [`2027-02-28T${hour}:00:00Z`, `2027-12-31T${hour}:55:00Z`]);

it.each(locales)("says every hour in %s as a formatter does, on any clock", (locale) => {
  for (const zone of zones) {
    process.env["TZ"] = zone;
    for (const style of [full, brief]) {
      const formatter = new Intl.DateTimeFormat(locale, { ...style, timeZone: zone });
      for (const moment of moments) {
        const written = onOwnClock(clockWords(moment, locale, style), new Date(moment));
        expect(written).toBe(formatter.format(Date.parse(moment)));
      }
    }
  }
});

it("leaves a moment to a formatter where nothing was written for it", () => {
  expect(onOwnClock("", new Date("2027-02-28T12:00:00Z"))).toBeUndefined();
});

it("knows the zone of this device as a formatter does", () => {
  for (const zone of zones) {
    process.env["TZ"] = zone;
    expect(deviceZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  }
});
