/** What is before or after the event in a line of a task: “30 days before”, “T-30”, “9am the day after”. */
import { calendarNames, spelled } from "../base/calendar-names.rules.ts";
import { findClocks } from "../base/typed-clocks.rules.ts";
import { folded } from "./typed-task-marks.rules.ts";
import type { TaskLinePart, TaskLinePlace, TypedWhen } from "./typed-task.types.ts";

const dayMs = 86_400_000;

/** Numbers by their words, each with those of the same worth. */
const numbered = (words: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    words.split(" ").flatMap((same, at) => same.split("/").map((word) => [word, at + 1] as const)),
  );
const counts = numbered("a/an/one/the two three four five six seven eight nine ten eleven twelve");
const many = String.raw`\d{1,3}|${Object.keys(counts).join("|")}`;
const apart = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?<many>${many})\s+)?(?<unit>day|week|month|hour|minute|min)(?<several>s?)\s+(?<side>before|after)(?![\p{L}\p{N}])(?!\s+(?:yesterday|tomorrow|that|each|every|next))`,
  "u",
);
/** As neighbours say it: “3 Tage vorher”, “3 gün önce”, “2 semaines avant”. */
const units: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ["day", "tag tage tagen gun jour jours dia dias"],
      ["week", "woche wochen hafta semaine semaines semana semanas"],
      ["month", "monat monate monaten ay mois mes meses"],
      ["hour", "stunde stunden saat heure heures hora horas"],
    ] as const
  ).flatMap(([unit, said]) => said.split(" ").map((word) => [word, unit])),
);
const sides: Readonly<Record<string, "before" | "after">> = {
  vorher: "before",
  davor: "before",
  once: "before",
  avant: "before",
  antes: "before",
  danach: "after",
  nachher: "after",
  sonra: "after",
  apres: "after",
  despues: "after",
  depois: "after",
};
const countsAbroad: Readonly<Record<string, number>> = {
  ...numbered(
    "ein/eine/einen/einem/einer zwei drei vier funf sechs sieben acht neun zehn elf zwolf",
  ),
  ...numbered("un/une deux trois quatre cinq six sept huit neuf dix"),
  ...numbered("un/una dos tres cuatro cinco seis siete ocho nueve diez"),
  ...numbered("um/uma dois/duas tres quatro cinco seis sete oito nove dez"),
  ...numbered("bir iki uc dort bes alti yedi sekiz dokuz on"),
};
/** “vor dem Fest”, “nach unserer Hochzeit” */
const germanEvent = String.raw`\s+(?:dem|der|unserem|unserer)\s+(?:event|veranstaltung|fest|feier|hochzeit|party|termin|tag|beginn|start)`;
const abroad = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<many>\d{1,3}|${Object.keys(countsAbroad).join("|")})\s+(?<unit>${Object.keys(units).join("|")})\s+(?:(?<side>${Object.keys(sides).join("|")})|(?<german>vor|nach)${germanEvent})(?![\p{L}\p{N}])`,
  "u",
);
/** As it is said without spaces: “祭りの30日前に”, “三天前”, “3일 전”. What is after is counted from today there. */
const eastern =
  /(?:(?:当日|本番|開催|イベント|祭り|お祭り|大会|活动|活動|행사)の?\s?)?(?<many>\d{1,3}|[一二两三四五六七八九十])\s?(?<unit>日|天|일|週間?|周|주|[かヶヵカ个個]月|개월|時間|小时|小時|시간)\s?(?:前|전)(?:までに|まで|に|까지)?/u;
const easternUnits: Readonly<Record<string, string>> = {
  日: "day",
  天: "day",
  일: "day",
  週: "week",
  週間: "week",
  周: "week",
  주: "week",
  時間: "hour",
  小时: "hour",
  小時: "hour",
  시간: "hour",
};
const easternCounts = "一二三四五六七八九十";
const counted =
  /(?<![\p{L}\p{N}])t\s?(?<sign>[-+−–])\s?(?<many>\d{1,3})(?<unit>[dw])?(?![\p{L}\p{N}])/u;
const onTheDay =
  /(?<![\p{L}\p{N}])on\s+the\s+day(?:\s+itself)?(?![\p{L}\p{N}])(?!\s+(?:before|after|of|when))/u;
/** What is before it, where it is named: it is the event. */
const theEvent =
  /^\s+(?:(?:the|our)\s+)?(?:event|day|date|party|wedding|reunion|festival|trip|start|it\s+(?:begins|starts|ends))(?![\p{L}\p{N}])/u;
const clockAfter =
  /^,?\s+(?:at\s+|um\s+)?(?:\d{1,2}:\d{2}(?:\s?[ap]m)?|\d{1,2}\s?[ap]m|(?<=\bat\s+)\d{1,2}|noon)(?![\p{L}\p{N}:])/u;
const clockBefore =
  /(?<![\p{L}\p{N}])(?:at\s+)?(?:\d{1,2}:\d{2}(?:\s?[ap]m)?|\d{1,2}\s?[ap]m|noon),?\s+$/u;

/** The clock in a piece of text, `HH:mm`. */
function clockOf(text: string | undefined, locale: string): string | null {
  if (text === undefined) return null;
  const said = spelled(text)
    .replace("noon", "12:00")
    .replace(/^[,\s]*at\s+(\d{1,2})$/, "$1:00");
  const clocks = findClocks(said.replace(/,/g, " "), calendarNames(locale));
  if (clocks === null || clocks === "none" || clocks.end !== null) return null;
  return new Date(clocks.start * 60_000).toISOString().slice(11, 16);
}

/** How many days a number of months before or after a day is. */
function daysOfMonths(months: number, day: string): number {
  const [year = 0, month = 1, on = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const to = Date.UTC(year, month - 1 + months, Math.min(on, last));
  return Math.round((to - Date.parse(day)) / dayMs);
}

interface Far {
  index: number;
  length: number;
  unit: string;
  count: number;
}

/** How far, with a sign, and where it is said. */
function findFar(text: string): Far | null {
  const short = counted.exec(text);
  if (short) {
    const { sign, many: number, unit } = short.groups ?? {};
    const count = (sign === "+" ? 1 : -1) * Number(number);
    return {
      index: short.index,
      length: short[0].length,
      unit: unit === "w" ? "week" : "day",
      count,
    };
  }
  const long = apart.exec(text);
  const { many: number = "a", unit = "day", side, several } = long?.groups ?? {};
  // “Fourteen days before”: of a number that is not read no day is made.
  if (long && (several === "" || long.groups?.["many"] !== undefined)) {
    const count = (side === "before" ? -1 : 1) * (counts[number] ?? Number(number));
    return { index: long.index, length: long[0].length, unit, count };
  }
  const foreign = abroad.exec(text);
  if (foreign) {
    const { many: far = "1", unit: word = "", side: said = "", german } = foreign.groups ?? {};
    const isBefore = german === "vor" || sides[said] === "before";
    const count = (isBefore ? -1 : 1) * (countsAbroad[far] ?? Number(far));
    const { index, 0: whole } = foreign;
    return { index, length: whole.length, unit: units[word] ?? "day", count };
  }
  const east = eastern.exec(text);
  if (east) {
    const { many: far = "1", unit: sign = "" } = east.groups ?? {};
    const said = easternCounts.indexOf(far === "两" ? "二" : far) + 1;
    const { index, 0: whole } = east;
    return {
      index,
      length: whole.length,
      unit: easternUnits[sign] ?? "month",
      count: -(said > 0 ? said : Number(far)),
    };
  }
  const day = onTheDay.exec(text);
  return day && { index: day.index, length: day[0].length, unit: "day", count: 0 };
}

/** The piece of a line that is counted from the event; null where there is none. */
export function findRelative(source: string, place: TaskLinePlace): TaskLinePart | null {
  if (place.eventDay === null) return null;
  const { text, at } = folded(source);
  const far = findFar(text);
  if (!far) return null;
  let end = far.index + far.length;
  const activity = (place.activities ?? [])
    .map(({ id, name }) => ({ id, name: ` ${spelled(name).trim()}` }))
    .toSorted((one, other) => other.name.length - one.name.length)
    .find(({ name }) => {
      const rest = text.slice(end).replace(/^ the /, " ");
      return rest.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length));
    });
  if (activity) {
    end += (text.slice(end).startsWith(" the ") ? 4 : 0) + activity.name.length;
  } else end += theEvent.exec(text.slice(end))?.[0].length ?? 0;
  const isClock = !["hour", "minute", "min"].includes(far.unit);
  const after = isClock ? clockAfter.exec(text.slice(end))?.[0] : undefined;
  const before =
    isClock && after === undefined ? clockBefore.exec(text.slice(0, far.index))?.[0] : undefined;
  const clock = clockOf(after ?? before, place.locale);
  const begin = far.index - (clock === null ? 0 : (before?.length ?? 0));
  if (clock !== null) end += after?.length ?? 0;
  const when = whenOf(far, clock, activity?.id ?? null, place.eventDay);
  const span = { from: at[begin] ?? 0, to: at[end] ?? source.length };
  return { kind: "due", when, isOtherWeekday: false, ...span };
}

function whenOf(
  far: Far,
  at: string | null,
  activityId: string | null,
  eventDay: string,
): TypedWhen {
  const { unit, count } = far;
  const from = count > 0 && activityId === null ? "end" : "start";
  if (unit === "hour" || unit === "minute" || unit === "min") {
    return { kind: "minutes", from, activityId, minutes: count * (unit === "hour" ? 60 : 1) };
  }
  const days = unit === "month" ? daysOfMonths(count, eventDay) : count * (unit === "week" ? 7 : 1);
  return { kind: "days", from, activityId, days, at };
}
