/**
 * “Next Friday” and “next week” in the languages of the product beside English, as the days that they
 * mean. Where a language names the week (来週の金曜日, 下周五, Freitag nächster Woche) it is the day of the
 * week after this one, where it says the next such day (vendredi prochain, 次の金曜日) it is that.
 */
import { namesOf } from "./calendar-names.rules.ts";

/** Patterns of spelled text; `W` stands for a weekday. */
interface Way {
  weekdays: readonly (readonly [string, number])[];
  /** That day of the week after this one. */
  nextWeek?: string;
  /** The next such day after today. */
  coming?: string;
  /** The next such day, today included. */
  thisWeek?: string;
  week: string;
  month: string;
  /** What follows it and says nothing more: `まで`, `까지`. */
  after?: string;
  /** Written without spaces. */
  isDense?: true;
}

const signs = (all: string, write: (sign: string) => string): [string, number][] =>
  Array.from(all, (sign, day) => [write(sign), day]);

const waysOf = (): readonly Way[] => [
  {
    weekdays: namesOf("de", "weekday"),
    nextWeek: "nachste[rnm]? woche (?:am )?W|W (?:der )?nachste[rn] woche|nachste[nrsm]? W",
    coming: "(?:am )?kommende[nrsm]? W",
    week: "(?:in der )?(?:nachste|kommende)[rn]? woche",
    month: "(?:im )?(?:nachste|kommende)[nrsm]? monat",
  },
  {
    weekdays: namesOf("fr", "weekday"),
    nextWeek: "W (?:de |d[e'’] ?)?la semaine prochaine|la semaine prochaine,? (?:le )?W",
    coming: "(?:le )?W prochain",
    week: "(?:la )?semaine prochaine",
    month: "(?:le )?mois prochain",
  },
  {
    weekdays: namesOf("es", "weekday"),
    nextWeek:
      "(?:el )?W de la (?:proxima semana|semana que viene|semana proxima)|la (?:proxima semana|semana que viene),?(?: el)? W",
    coming: "(?:el )?proximo W|(?:el )?W (?:proximo|que viene)",
    week: "(?:la )?(?:proxima semana|semana que viene|semana proxima)",
    month: "(?:el )?(?:proximo mes|mes que viene)",
  },
  {
    weekdays: namesOf("pt", "weekday").flatMap(([name, day]) => [
      [name, day] as const,
      [name.replace("-feira", ""), day] as const,
    ]),
    nextWeek:
      "(?:na |no )?W da (?:proxima semana|semana que vem)|(?:na )?(?:proxima semana|semana que vem),?(?: na| no)? W",
    coming: "(?:na |no )?proxim[ao] W|(?:na |no )?W que vem",
    week: "(?:na )?(?:proxima semana|semana que vem)",
    month: "(?:no )?(?:proximo mes|mes que vem)",
  },
  {
    weekdays: namesOf("tr", "weekday"),
    nextWeek: "(?:gelecek hafta|onumuzdeki hafta|haftaya) W(?: gunu)?",
    coming: "(?:gelecek|onumuzdeki) W(?: gunu)?",
    week: "gelecek hafta|onumuzdeki hafta|haftaya",
    month: "(?:gelecek|onumuzdeki) ay",
  },
  {
    weekdays: namesOf("ar", "weekday"),
    nextWeek:
      "(?:يوم )?W (?:من |في )?الاسبوع (?:القادم|المقبل|التالي)|(?:في )?الاسبوع (?:القادم|المقبل|التالي) يوم W",
    coming: "(?:يوم )?W (?:القادم|المقبل)[ةه]?",
    week: "(?:في )?الاسبوع (?:القادم|المقبل|التالي)",
    month: "(?:في )?الشهر (?:القادم|المقبل|التالي)",
  },
  {
    weekdays: namesOf("ko", "weekday"),
    nextWeek: "다음 ?주 ?W",
    coming: "다음 W",
    thisWeek: "이번 ?주 ?W",
    week: "다음 ?주",
    month: "다음 ?달",
    after: "(?:에|까지)?",
  },
  {
    weekdays: signs("日月火水木金土", (sign) => `${sign}曜日?`),
    nextWeek: "来週の?W",
    coming: "次のW",
    thisWeek: "今週の?W",
    week: "来週(?!末|の)",
    month: "来月(?!の)",
    after: "(?:まで)?に?",
    isDense: true,
  },
  {
    weekdays: signs("日一二三四五六", (sign) => (sign === "日" ? "[日天]" : sign)),
    nextWeek: "下(?:个|個)?(?:周|週|星期|礼拜|禮拜)W",
    thisWeek: "(?:这|這|本)(?:个|個)?(?:周|週|星期|礼拜|禮拜)W",
    week: "下(?:个|個)?(?:周|週|星期|礼拜|禮拜)(?!末)",
    month: "下(?:个|個)月",
    after: "(?:之前|以前|前)?",
    isDense: true,
  },
];

type Meaning = "nextWeek" | "coming" | "thisWeek" | "week" | "month";

interface Rule {
  means: Meaning;
  pattern: RegExp;
  /** From 0, Sunday; null where no weekday is said. */
  weekday: number | null;
}

function rulesOf(way: Way): Rule[] {
  const rule = (means: Meaning, source: string, weekday: number | null): Rule => {
    const [begin, end] = way.isDense ? ["", ""] : ["(?<!\\p{L})", "(?!\\p{L})"];
    return {
      means,
      weekday,
      pattern: new RegExp(`${begin}(?:${source})${way.after ?? ""}${end}`, "u"),
    };
  };
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => {
    const names = way.weekdays.filter(([, at]) => at === day).map(([name]) => name);
    return `(?:${names.toSorted((one, other) => other.length - one.length).join("|")})\\.?`;
  });
  const dated = (["nextWeek", "coming", "thisWeek"] as const).flatMap((means) => {
    const source = way[means];
    return source === undefined
      ? []
      : days.map((name, day) => rule(means, source.replaceAll("W", name), day));
  });
  return [...dated, rule("week", way.week, null), rule("month", way.month, null)];
}

/** One of these is in all of them: most texts are done with at a glance. */
const hint =
  /nachst|kommend|prochain|proxim|que v|gelecek|onumuzdeki|haftaya|القادم|المقبل|التالي|다음|이번|来[週月]|次の|今週|下|这|這|本/u;

let rules: readonly Rule[] | null = null;

const dayMs = 86_400_000;
const dayText = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The first of seven days from an instant on that is a weekday. */
const firstFrom = (ms: number, weekday: number): string =>
  dayText(ms + ((weekday - new Date(ms).getUTCDay() + 7) % 7) * dayMs);

/** The Monday of the week after a day's. */
export const nextMonday = (today: string): number =>
  Date.parse(today) + (7 - ((new Date(today).getUTCDay() + 6) % 7)) * dayMs;

/** The same day so many months on, or the last one of a month that is shorter. */
export function monthsAfter(today: string, months: number): string {
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayText(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}

function dayOf({ means, weekday }: Rule, today: string): string {
  const at = Date.parse(today);
  if (means === "month") return monthsAfter(today, 1);
  if (means === "week" || weekday === null) return dayText(at + 7 * dayMs);
  if (means === "nextWeek") return firstFrom(nextMonday(today), weekday);
  return firstFrom(means === "coming" ? at + dayMs : at, weekday);
}

/** Such words in a text, where they stand, and the day that they mean. */
export interface NextWords {
  from: number;
  to: number;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** The longest such words of a spelled text; null where there are none. `today` is `YYYY-MM-DD`. */
export function findNextWords(text: string, today: string): NextWords | null {
  if (!hint.test(text)) return null;
  rules ??= waysOf().flatMap(rulesOf);
  let [longest, meant] = [null as RegExpExecArray | null, null as Rule | null];
  for (const rule of rules) {
    const match = rule.pattern.exec(text);
    if (match && match[0].length > (longest?.[0].length ?? 0)) [longest, meant] = [match, rule];
  }
  if (!longest || !meant) return null;
  const { index } = longest;
  return { from: index, to: index + longest[0].length, day: dayOf(meant, today) };
}
