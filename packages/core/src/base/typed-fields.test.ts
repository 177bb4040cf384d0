import { describe, expect, it } from "vitest";
import { readTypedField } from "./typed-fields.rules.ts";
import type { TypedKind } from "./typed-fields.types.ts";

/** A Monday. */
const today = "2026-11-23";
const read = (
  typed: string,
  kind: TypedKind = "date-time",
  { known = "", locale = "en-GB", on = today } = {},
) => {
  const reading = readTypedField(typed, { kind, known, locale, today: on });
  return "value" in reading ? reading.value : reading;
};

describe("what is near", () => {
  it.each([
    ["fri 7pm", "2026-11-27T19:00"],
    ["this fri 7pm", "2026-11-27T19:00"],
    ["next fri 7pm", "2026-12-04T19:00"],
    ["Next Friday at 19:00", "2026-12-04T19:00"],
    ["7pm next thurs.", "2026-12-03T19:00"],
    ["14.6. 19:30", "2027-06-14T19:30"],
    ["tomorrow noon", "2026-11-24T12:00"],
    ["in 2 weeks 18:00", "2026-12-07T18:00"],
    ["in a month, 9am", "2026-12-23T09:00"],
    ["next week 9:30", "2026-11-30T09:30"],
    ["2027-06-12T18:30", "2027-06-12T18:30"],
    ["tomorrow 9", "2026-11-24T09:00"],
    ["at 9 on friday", "2026-11-27T09:00"],
    ["the 14th 7pm", "2026-12-14T19:00"],
    ["１４日 19時", "2026-12-14T19:00"],
    ["6/14 9:00", "2027-06-14T09:00"],
    ["Fr 19:30", "2026-11-27T19:30"],
  ])("%s", (typed, value) => expect(read(typed)).toBe(value));

  it.each([
    ["2027-05-20", "next fri", "2027-05-28"],
    ["2027-05-23", "next mon", "2027-05-24"],
    ["2027-05-24", "next mon", "2027-05-31"],
    ["2027-01-31", "in a month", "2027-02-28"],
    ["2027-12-31", "next month", "2028-01-31"],
    ["2027-05-20", "today", "2027-05-20"],
    ["2027-05-20", "tmrw", "2027-05-21"],
    ["2027-05-20", "the 14th", "2027-06-14"],
    ["2027-01-30", "the 31st", "2027-01-31"],
    ["2027-02-01", "the 31st", "2027-03-31"],
  ])("on %s %s", (on, typed, value) => expect(read(typed, "date", { on })).toBe(value));
});

/** On a Monday, and on a Friday. */
describe("what is near, in other languages", () => {
  it.each([
    ["来週の金曜日", "2026-12-04", "2026-12-04"],
    ["来週金曜", "2026-12-04", "2026-12-04"],
    ["次の金曜日", "2026-11-27", "2026-12-04"],
    ["今週の金曜日", "2026-11-27", "2026-11-27"],
    ["来週", "2026-11-30", "2026-12-04"],
    ["来月", "2026-12-23", "2026-12-27"],
    ["下周五", "2026-12-04", "2026-12-04"],
    ["下个星期天", "2026-12-06", "2026-12-06"],
    ["下週五", "2026-12-04", "2026-12-04"],
    ["这周五", "2026-11-27", "2026-11-27"],
    ["下个月", "2026-12-23", "2026-12-27"],
    ["다음 주 금요일", "2026-12-04", "2026-12-04"],
    ["다음주 금요일까지", "2026-12-04", "2026-12-04"],
    ["다음 금요일", "2026-11-27", "2026-12-04"],
    ["다음 주", "2026-11-30", "2026-12-04"],
    ["الجمعة القادمة", "2026-11-27", "2026-12-04"],
    ["يوم الجمعة من الأسبوع القادم", "2026-12-04", "2026-12-04"],
    ["الأسبوع المقبل", "2026-11-30", "2026-12-04"],
    ["gelecek hafta cuma", "2026-12-04", "2026-12-04"],
    ["haftaya cumartesi", "2026-12-05", "2026-12-05"],
    ["önümüzdeki Cuma günü", "2026-11-27", "2026-12-04"],
    ["nächsten Freitag", "2026-12-04", "2026-12-04"],
    ["Freitag nächster Woche", "2026-12-04", "2026-12-04"],
    ["kommenden Freitag", "2026-11-27", "2026-12-04"],
    ["nächste Woche", "2026-11-30", "2026-12-04"],
    ["im nächsten Monat", "2026-12-23", "2026-12-27"],
    ["vendredi prochain", "2026-11-27", "2026-12-04"],
    ["vendredi de la semaine prochaine", "2026-12-04", "2026-12-04"],
    ["la semaine prochaine", "2026-11-30", "2026-12-04"],
    ["el próximo viernes", "2026-11-27", "2026-12-04"],
    ["el viernes que viene", "2026-11-27", "2026-12-04"],
    ["el viernes de la semana que viene", "2026-12-04", "2026-12-04"],
    ["próxima sexta-feira", "2026-11-27", "2026-12-04"],
    ["sexta que vem", "2026-11-27", "2026-12-04"],
    ["sexta da próxima semana", "2026-12-04", "2026-12-04"],
    ["no próximo mês", "2026-12-23", "2026-12-27"],
  ])("%s", (typed, monday, friday) => {
    expect(read(typed, "date")).toBe(monday);
    expect(read(typed, "date", { on: "2026-11-27" })).toBe(friday);
  });

  it.each([
    ["来週の金曜日 15時", "2026-12-04T15:00"],
    ["土曜 19時", "2026-11-28T19:00"],
    ["来週の金曜日の午後7時", "2026-12-04T19:00"],
    ["金曜 夜7時", "2026-11-27T19:00"],
    ["土曜の朝9時", "2026-11-28T09:00"],
    ["明日 夕方の5時", "2026-11-24T17:00"],
    ["今週土曜 正午", "2026-11-28T12:00"],
    ["下周五 19:30", "2026-12-04T19:30"],
    ["nächsten Freitag 19 Uhr", "2026-12-04T19:00"],
    ["vendredi prochain 20h30", "2026-11-27T20:30"],
  ])("%s", (typed, value) => expect(read(typed)).toBe(value));
});

it("a part of the day that could be either half is not guessed", () => {
  for (const typed of ["土曜 夜1時", "土曜 昼11時", "土曜 夜12時"]) {
    expect(read(typed)).toEqual({ unread: "nothing", part: "" });
  }
});

describe("what the field has holds where the rest alone is typed", () => {
  const known = "2027-06-12T18:30";
  it.each([
    ["7pm", "2027-06-12T19:00"],
    ["sat", "2026-11-28T18:30"],
    ["13 June", "2027-06-13T18:30"],
  ])("%s", (typed, value) => expect(read(typed, "date-time", { known })).toBe(value));

  it("a part that was read before is completed", () => {
    expect(read("fri")).toEqual({ unread: "clock", part: "2026-11-27" });
    expect(read("7pm", "date-time", { known: "2026-11-27" })).toBe("2026-11-27T19:00");
    expect(read("7pm")).toEqual({ unread: "day", part: "19:00" });
    expect(read("fri", "date-time", { known: "19:00" })).toBe("2026-11-27T19:00");
  });
});

it.each([
  ["7pm", "19:00"],
  ["19:30", "19:30"],
  ["19.30 Uhr", "19:30"],
  ["7", "07:00"],
  ["19", "19:00"],
  ["730", "07:30"],
  ["1930", "19:30"],
  ["noon", "12:00"],
  ["12am", "00:00"],
])("the clock %s", (typed, value) => expect(read(typed, "time")).toBe(value));

it.each([
  ["lunch", "date-time", "nothing"],
  ["next", "date", "nothing"],
  ["next to nothing", "date", "nothing"],
  ["30 Feb", "date", "nothing"],
  ["25:00", "time", "nothing"],
  ["2460", "time", "nothing"],
  ["7-9pm", "time", "more"],
  ["14 Aug 7pm", "date", "more"],
  ["tomorrow 9", "date", "nothing"],
  ["the 32nd", "date", "nothing"],
  ["14 Aug 19:00–22:00", "date-time", "more"],
] as const)("%s in a field for %s", (typed, kind, unread) => {
  expect(read(typed, kind)).toMatchObject({ unread });
});

it("a weekday that the day is not is told", () => {
  const place = { kind: "date", known: "", locale: "en", today } as const;
  expect(readTypedField("Fri 14 Aug 2027", place)).toEqual({
    value: "2027-08-14",
    isOtherWeekday: true,
  });
});

const day = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const;
const clock = { hour: "numeric", minute: "2-digit" } as const;

it.each(
  "en-US en-GB de fr es pt-BR it nl tr pl sv da nb fi cs hu ro el ru uk ar hi id ja zh ko".split(
    " ",
  ),
)("what a field writes in %s is read as it was", (locale) => {
  const written = (value: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, calendar: "gregory", timeZone: "UTC" }).format(
      Date.parse(`${value}Z`),
    );
  for (const value of [
    "2027-01-03T09:30",
    "2027-03-14T00:00",
    "2027-08-14T12:05",
    "2031-05-31T19:30",
  ]) {
    expect(read(written(value, day), "date", { locale })).toBe(value.slice(0, 10));
    expect(read(written(value, clock), "time", { locale })).toBe(value.slice(11));
    expect(read(written(value, { ...day, ...clock }), "date-time", { locale })).toBe(value);
  }
});
