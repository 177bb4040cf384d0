import { describe, expect, it } from "vitest";
import { readTaskLine } from "./typed-task.rules.ts";
import type { TaskLine, TaskLinePlace } from "./typed-task.types.ts";
import { newTaskOf } from "./typed-when.rules.ts";

/** A Thursday, ten in the morning. */
const place: TaskLinePlace = {
  locale: "en-GB",
  now: "2027-05-20T10:00",
  eventDay: null,
  people: [],
  labels: [],
};
const read = (text: string, more: Partial<TaskLinePlace> = {}) =>
  readTaskLine(text, { ...place, ...more });

/** A Monday: who is called so today is not meant by one that is weeks on. */
const monday = "2026-11-30T10:00";
const dueOf = ({ due }: TaskLine) =>
  due && (due.kind === "day" ? due.day : due.kind === "moment" ? due.at : due);

it.each([
  ["Sound check 9-11am", "2027-05-21T09:00", "2027-05-21T11:00"],
  ["Sound check 2-4pm", "2027-05-20T14:00", "2027-05-20T16:00"],
  ["Sound check 14:00–16:00", "2027-05-20T14:00", "2027-05-20T16:00"],
  ["Saturday Sound check 9-11am", "2027-05-22T09:00", "2027-05-22T11:00"],
])(
  "from one clock to another, on the next day that has both or the one named: %s",
  (text, from, to) => {
    expect(newTaskOf(read(text))).toEqual({
      title: "Sound check",
      start: { kind: "moment", at: from },
      due: { kind: "moment", at: to },
    });
  },
);

it.each(["Order 9-11 chairs", "Room 9-11", "Read pages 20-24"])("%s says no clocks", (text) => {
  expect(newTaskOf(read(text))).toEqual({ title: text });
});

describe("weeks on", () => {
  it.each([
    ["Boote putzen übernächsten Montag um 9 Uhr", "Boote putzen", "2026-12-14T09:00"],
    ["Boote putzen übernächste Woche Freitag", "Boote putzen", "2026-12-18"],
    ["Freitag übernächster Woche Boote putzen", "Boote putzen", "2026-12-18"],
    ["Boote putzen übernächste Woche", "Boote putzen", "2026-12-14"],
    ["Boote putzen in zwei Wochen", "Boote putzen", "2026-12-14"],
    ["Boote putzen in 3 Tagen 9 Uhr", "Boote putzen", "2026-12-03T09:00"],
    ["Boote putzen in zwei Wochen Montag", "Boote putzen", "2026-12-14"],
    ["Boote putzen Montag in einer Woche", "Boote putzen", "2026-12-07"],
    ["Boote putzen übermorgen", "Boote putzen", "2026-12-02"],
    ["Clean the boats the Monday after next 9am", "Clean the boats", "2026-12-14T09:00"],
    ["Clean the boats Friday, week after next", "Clean the boats", "2026-12-18"],
    ["Clean the boats the week after next", "Clean the boats", "2026-12-14"],
    ["Clean the boats a week on Friday", "Clean the boats", "2026-12-11"],
    ["Clean the boats in two weeks on Friday", "Clean the boats", "2026-12-18"],
    ["Laver les bateaux vendredi en huit 9h", "Laver les bateaux", "2026-12-11T09:00"],
    ["Laver les bateaux après-demain", "Laver les bateaux", "2026-12-02"],
    ["Laver les bateaux dans deux semaines", "Laver les bateaux", "2026-12-14"],
    ["Lavar barcos pasado mañana 9:00", "Lavar barcos", "2026-12-02T09:00"],
    ["Lavar barcos dentro de dos semanas", "Lavar barcos", "2026-12-14"],
    ["Lavar barcos depois de amanhã", "Lavar barcos", "2026-12-02"],
    ["Lavar barcos daqui a duas semanas", "Lavar barcos", "2026-12-14"],
    ["Tekneleri yıka haftaya pazartesi", "Tekneleri yıka", "2026-12-07"],
    ["Tekneleri yıka iki hafta sonra", "Tekneleri yıka", "2026-12-14"],
    ["غسل القوارب بعد غد", "غسل القوارب", "2026-12-02"],
    ["غسل القوارب الاثنين من الأسبوع بعد القادم", "غسل القوارب", "2026-12-14"],
    ["보트 청소 다다음 주 월요일", "보트 청소", "2026-12-14"],
    ["보트 청소 2주 후", "보트 청소", "2026-12-14"],
    ["再来週の月曜日にボートを洗う", "ボートを洗う", "2026-12-14"],
    ["ボートを洗う 再来週", "ボートを洗う", "2026-12-14"],
    ["ボートを洗う 3日後", "ボートを洗う", "2026-12-03"],
    ["ボートを洗う 2週間後の月曜日", "ボートを洗う", "2026-12-14"],
    ["下下周一洗船", "洗船", "2026-12-14"],
    ["两周后洗船", "洗船", "2026-12-14"],
    ["三天后洗船", "洗船", "2026-12-03"],
  ])("%s", (text, title, when) => {
    const line = read(text, { now: monday, eventDay: null });
    expect([line.title, dueOf(line)]).toEqual([title, when]);
  });

  /** On a Thursday two people mean two Mondays by it; and a Monday that is over is none. */
  it.each([
    ["Boote putzen Montag in zwei Wochen um 9 Uhr", "Montag in zwei Wochen"],
    ["Boote putzen in zwei Wochen Montag", "in zwei Wochen Montag"],
    ["Boote putzen letzten Montag", "letzten Montag"],
    ["Clean the boats Monday in two weeks", "Monday in two weeks"],
    ["Clean the boats Monday but one 9am", "Monday but one"],
    ["Clean the boats the following Monday", "the following Monday"],
    ["Laver les bateaux lundi dans deux semaines", "lundi dans deux semaines"],
    ["Laver les bateaux lundi dernier", "lundi dernier"],
    ["Lavar barcos el lunes pasado", "el lunes pasado"],
    ["Lavar barcos segunda passada", "segunda passada"],
    ["Tekneleri yıka geçen pazartesi", "geçen pazartesi"],
    ["غسل القوارب الاثنين الماضي", "الاثنين الماضي"],
    ["보트 청소 지난주 월요일", "지난주 월요일"],
    ["先週の月曜日ボート", "先週の月曜日"],
    ["上周一洗船", "上周一"],
  ])("says of %s that it is no day for certain", (text, unread) =>
    expect(read(text)).toMatchObject({ title: text, due: null, parts: [], unread: [unread] }),
  );
});

describe("what comes again", () => {
  const week = { every: 1, unit: "week" };
  it.each([
    ["Rehearse every Friday with the band", "Rehearse with the band", "2027-05-21", week],
    ["Call every Monday 10am", "Call", "2027-05-24T10:00", week],
    ["Call the volunteers at 7pm each Monday", "Call the volunteers", "2027-05-24T19:00", week],
    ["Call every other Monday", "Call", "2027-05-24", { every: 2, unit: "week" }],
    ["Water the plants weekly", "Water the plants", "2027-05-20", week],
    ["Water the plants every 3 days", "Water the plants", "2027-05-20", { every: 3, unit: "day" }],
    ["Pay the hall monthly", "Pay the hall", "2027-05-20", { every: 1, unit: "month" }],
    ["Water the plants weekly at 9am", "Water the plants", "2027-05-21T09:00", week],
    ["Monatlich Miete zahlen", "Miete zahlen", "2027-05-20", { every: 1, unit: "month" }],
    ["Miete monatlich 10 Uhr", "Miete", "2027-05-21T10:00", { every: 1, unit: "month" }],
    ["Anrufen jeden Montag 10 Uhr", "Anrufen", "2027-05-24T10:00", week],
    ["Anrufen alle zwei Wochen", "Anrufen", "2027-05-20", { every: 2, unit: "week" }],
    ["Appeler chaque lundi 10h", "Appeler", "2027-05-24T10:00", week],
    ["Llamar todos los lunes 10:00", "Llamar", "2027-05-24T10:00", week],
    ["Ligar toda segunda-feira 10:00", "Ligar", "2027-05-24T10:00", week],
    ["Ara her pazartesi 10:00", "Ara", "2027-05-24T10:00", week],
    ["اتصال كل يوم اثنين", "اتصال", "2027-05-24", week],
    ["전화 매주 월요일", "전화", "2027-05-24", week],
    ["毎週月曜日に電話", "電話", "2027-05-24", week],
    ["电话 每周一", "电话", "2027-05-24", week],
    // It is ten o’clock on a Thursday.
    ["Call every Thursday 9am", "Call", "2027-05-27T09:00", week],
    ["Call every day 9am", "Call", "2027-05-21T09:00", { every: 1, unit: "day" }],
  ])("%s", (text, title, when, repeat) => {
    const line = read(text);
    expect([line.title, dueOf(line), line.repeat]).toEqual([title, when, repeat]);
    expect(newTaskOf(line)).toMatchObject({ repeat });
  });

  it.each([
    ["Call every Monday and Thursday 9am", "every Monday"],
    ["Call every weekday 9am", "every weekday"],
    ["Anrufen jeden Montag und Freitag", "jeden Montag"],
    ["Call every Monday until 14 June", "every Monday"],
  ])("takes nothing of %s", (text, unread) =>
    expect(read(text)).toMatchObject({ title: text, due: null, repeat: null, unread: [unread] }),
  );

  it.each(["Write the weekly letter", "weekly report", "wöchentlicher Bericht"])(
    "leaves what is weekly and no time: %s",
    (title) => expect(read(title)).toMatchObject({ title, repeat: null }),
  );
});
