import { expect, it } from "vitest";
import { readTypedTime } from "./typed-times.rules.ts";

const today = "2026-11-23";
const read = (text: string, locale = "en-GB") => {
  const time = readTypedTime(text, { locale, today });
  return time && [time.startLocal ?? time.day, time.endLocal];
};

it.each([
  ["Fri 14 Aug 7pm", "2027-08-14T19:00", null],
  ["14.8.2027 19:00", "2027-08-14T19:00", null],
  ["8/14/2027 7:00 PM", "2027-08-14T19:00", null],
  ["2027年8月14日 19:00", "2027-08-14T19:00", null],
  ["14 août 19h", "2027-08-14T19:00", null],
  ["14 Aug 2027 19:00–22:00", "2027-08-14T19:00", "2027-08-14T22:00"],
  ["2027-05-06 18:30-19:30", "2027-05-06T18:30", "2027-05-06T19:30"],
  ["2027-05-06T23:30", "2027-05-06T23:30", null],
  ["2027-12-31 22:00 to 2:00", "2027-12-31T22:00", "2028-01-01T02:00"],
  ["2027-05-06", "2027-05-06", null],
  ["Saturday, August 14th, 2027 at 7 p.m.", "2027-08-14T19:00", null],
  ["Sat 14 Aug, 7-9pm", "2027-08-14T19:00", "2027-08-14T21:00"],
  ["Sat 14 Aug 11–1pm", "2027-08-14T11:00", "2027-08-14T13:00"],
  ["14th of August 2027 12am", "2027-08-14T00:00", null],
  ["14-Aug-27 12:15 pm", "2027-08-14T12:15", null],
  ["Samstag, 14. August 2027, 19 Uhr", "2027-08-14T19:00", null],
  ["am Sa., 14.8. um 19.30 Uhr", "2027-08-14T19:30", null],
  ["14.8. 19–22 Uhr", "2027-08-14T19:00", "2027-08-14T22:00"],
  ["mar. 14 sept. 2027 de 19h30 à 22h", "2027-09-14T19:30", "2027-09-14T22:00"],
  ["1er août 2027", "2027-08-01", null],
  ["14 de agosto de 2027, 19:00", "2027-08-14T19:00", null],
  ["14 Ağustos 2027 Cumartesi saat 19:00", "2027-08-14T19:00", null],
  ["14 sierpnia 2027 19:00", "2027-08-14T19:00", null],
  ["14 августа 2027 в 19:00", "2027-08-14T19:00", null],
  ["8月14日（土）19時半〜21時", "2027-08-14T19:30", "2027-08-14T21:00"],
  ["2027年8月14日(土) 午後7時30分", "2027-08-14T19:30", null],
  ["2027년 8월 14일 오후 7:00", "2027-08-14T19:00", null],
  ["١٤ أغسطس ٢٠٢٧ ١٩:٠٠", "2027-08-14T19:00", null],
  ["２０２７／８／１４ １９：００", "2027-08-14T19:00", null],
  ["- 14 Aug 2027", "2027-08-14", null],
  ["2. 14 Aug 2027 19:00", "2027-08-14T19:00", null],
  ["tomorrow 8pm", "2026-11-24T20:00", null],
  ["morgen 20 Uhr", "2026-11-24T20:00", null],
  ["Friday 7pm", "2026-11-27T19:00", null],
  ["29 Feb 18:00", "2028-02-29T18:00", null],
  ["22 Nov", "2027-11-22", null],
  ["23 Nov", "2026-11-23", null],
  ["19:00 14 August 2027", "2027-08-14T19:00", null],
  ["May 5 2027 9:30", "2027-05-05T09:30", null],
])("%s", (text, start, end) => {
  expect(read(text)).toEqual([start, end]);
});

it.each([
  "next Friday",
  "2027-02-30",
  "30 Feb",
  "0027-02-03",
  "2027-05-06 25:00",
  "2027-05-06 18:00-24:30",
  "14 Aug at the club",
  "14 Aug 7pm and 15 Aug 8pm",
  "2027-08-14T19:00:00Z",
  "14 Aug 2027 7",
  "the 5 kids",
  "12",
  "",
  "🎉",
])("%s is no time", (text) => {
  expect(read(text)).toBeNull();
});

it.each([
  ["en-US", "2027-05-08"],
  ["en-GB", "2027-08-05"],
  ["tr", "2027-08-05"],
  ["ja", "2027-05-08"],
])("what may be day or month goes by %s, and is said to be uncertain", (locale, day) => {
  const place = { locale, today };
  expect(readTypedTime("5/8/2027 19:00", place)).toMatchObject({ day, isUncertain: true });
  expect(readTypedTime("13/8/2027", place)).toMatchObject({
    day: "2027-08-13",
    isUncertain: false,
  });
  expect(readTypedTime("8/8/2027", place)).toMatchObject({ isUncertain: false });
});

it("whoever says that the day comes first is heard before the locale", () => {
  const place = { locale: "en-US", today, dayFirst: true };
  expect(readTypedTime("5/8/2027", place)).toMatchObject({ day: "2027-08-05", isUncertain: true });
});

it("a weekday that the day is not is told", () => {
  const place = { locale: "en", today };
  expect(readTypedTime("Fri 14 Aug 2027", place)).toMatchObject({ isOtherWeekday: true });
  expect(readTypedTime("Sat 14 Aug 2027", place)).toMatchObject({ isOtherWeekday: false });
});

const written =
  "en-US en-GB de fr es pt-BR it nl tr pl sv da nb fi cs hu ro el ru uk ar hi id ja zh ko".split(
    " ",
  );
const styles: Intl.DateTimeFormatOptions[] = [
  { dateStyle: "full", timeStyle: "short" },
  { dateStyle: "long", timeStyle: "short" },
  { dateStyle: "medium", timeStyle: "short" },
  { dateStyle: "short", timeStyle: "short" },
  { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" },
];

it.each(written)("what a device writes in %s is read as it was meant", (locale) => {
  const moments = ["2027-01-03T09:30", "2027-03-14T19:30", "2027-05-31T07:30", "2027-08-14T19:30"];
  const misread = moments.flatMap((moment) =>
    styles
      .map(
        (style) =>
          new Intl.DateTimeFormat(locale, { ...style, calendar: "gregory", timeZone: "UTC" }),
      )
      .map((format) => format.format(Date.parse(`${moment}Z`)))
      .filter((text) => {
        const time = readTypedTime(text, { locale, today });
        return time?.startLocal !== moment || time.isOtherWeekday;
      }),
  );
  expect(misread).toEqual([]);
});
