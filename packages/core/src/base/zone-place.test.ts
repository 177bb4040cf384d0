import { expect, it } from "vitest";
import { clockPlace } from "./zone-place.rules.ts";

it.each([
  ["en-GB", "America/Argentina/Buenos_Aires", "Buenos Aires"],
  ["de-DE", "Europe/Istanbul", "Istanbul"],
  ["tr-TR", "UTC", "UTC"],
  ["ja-JP", "Europe/Istanbul", "トルコ時間"],
  // Its short name has Latin letters.
  ["ja-JP", "Asia/Tokyo", "日本標準時"],
  ["zh-CN", "Europe/Berlin", "德国时间"],
  ["ar-EG", "Asia/Tokyo", "توقيت اليابان"],
])("says in %s where the clock of %s is", (locale, zone, place) => {
  expect(clockPlace(zone, locale)).toBe(place);
});

it("has no Latin letters where the reader has others", () => {
  for (const locale of ["ar", "ja", "zh"]) {
    expect(clockPlace("America/New_York", locale)).not.toMatch(/[A-Za-z]/);
  }
});
