/**
 * How days that are some weeks on, and what comes again, are said in the languages of the product.
 * Patterns of spelled text: `W` stands for a weekday, `N` for a small number.
 */
import { namesOf } from "./calendar-names.rules.ts";

/** What such words mean. `none`: a day that is not told for certain, so none at all. */
export type NextMeaning =
  /** That day of the week after this one, or of the one after that. */
  | "nextWeek"
  | "afterNext"
  /** The next such day after today. */
  | "coming"
  /** The next such day, today included. */
  | "thisWeek"
  /** So many weeks after the next such day. */
  | "weeksOn"
  /** A weekday so many weeks from now: both readings have to be one day. */
  | "inWeeksOn"
  | "inDays"
  | "inWeeks"
  | "inMonths"
  | "week"
  | "weekAfter"
  | "month"
  | "monthAfter"
  | "inThreeDays"
  | "inTwoDays"
  /** Again and again, from the next such day on, or from whatever day the line says. */
  | "everyWeek"
  | "everyOtherWeek"
  | "everyDays"
  | "everyWeeks"
  | "everyMonths"
  | "everyYears"
  | "none";

/** How a language says it. */
export interface Way {
  /** One of these is in all of them: most texts are done with at a glance. */
  hint: RegExp;
  weekdays: readonly (readonly [string, number])[];
  /** Numbers by their words; digits count everywhere. */
  numbers: Readonly<Record<string, number>>;
  says: Partial<Record<NextMeaning, string>>;
  /** What joins two weekdays: “every Monday and Friday” is more than one day. */
  and: string;
  /** What follows it and says nothing more: `まで`, `까지`. */
  after?: string;
  /** Written without spaces. */
  isDense?: true;
}

const signs = (all: string, write: (sign: string) => string): [string, number][] =>
  Array.from(all, (sign, day) => [write(sign), day]);

const numbered = (words: string): Record<string, number> =>
  Object.fromEntries(
    words.split(" ").flatMap((same, at) => same.split("/").map((word) => [word, at + 1] as const)),
  );

const han = numbered("一 二/两/兩 三 四 五 六 七 八 九 十");

/** “Pay monthly”, “Water daily at 9am”, but a “weekly report” is one: English puts it before the noun, too. */
const atEnd = String.raw`(?=$|,? (?:at )?\d{1,2}(?::\d{2}| ?[ap]m))`;

/** The ways of all languages; English is said beside every other. */
export const nextWays = (): readonly Way[] => [
  {
    hint: /after next|week|fortnight|month|every|each|daily|annually|yearly|but one|following|last|past|previous|other/u,
    weekdays: namesOf("en", "weekday"),
    numbers: numbered("a/an/one two three four five six seven eight"),
    says: {
      afterNext:
        "(?:on )?(?:the )?W after next|(?:on )?W,? (?:of |in )?(?:the )?week after next|(?:in )?(?:the )?week after next,?(?: on)? W",
      weekAfter: "(?:in )?(?:the )?week after next",
      monthAfter: "(?:in )?(?:the )?month after next",
      weeksOn: "N weeks? (?:on|from) W",
      inWeeksOn: "in N weeks?,?(?: time)?,?(?: on)? W|(?:on )?W,? in N weeks?(?: time)?",
      inWeeks: "N weeks? from (?:now|today)",
      inDays: "N days? from (?:now|today)",
      everyWeek: "(?:every|each) W|(?:every|each) week,?(?: on)? W|weekly,?(?: on)? W|W every week",
      everyOtherWeek:
        "every (?:other|second|2nd) W|every (?:two|2|other|second) weeks?,?(?: on)? W|W every (?:other|second) week",
      everyDays: `(?:every|each) day|every N days|daily${atEnd}`,
      everyWeeks: `(?:every|each) week|every N weeks|weekly${atEnd}`,
      everyMonths: `(?:every|each) month|every N months|monthly${atEnd}`,
      everyYears: `(?:every|each) year|every N years|(?:yearly|annually)${atEnd}`,
      none: "in (?:a|\\p{L}+) fortnights?|(?:the )?(?:next )?W but one|(?:the )?(?:following|last|past|previous) (?:W|week|month)|W (?:week|fortnight)(?= at| \\d|$)|every (?:third|fourth|3rd|4th|first|1st|last) W|every (?:weekday|weekend|other (?:day|month|year))|(?:the )?W (?:after|before) (?:the|our|that)|the other W",
    },
    and: "and|or|&|\\+|/|,",
  },
  {
    hint: /nachst|kommend|woche|tagen|monat|jede|alle|taglich|jahrlich|letzt|vorig|vergangen|darauf|folgend/u,
    weekdays: namesOf("de", "weekday"),
    numbers: numbered("ein/eine/einer/einem/einen zwei drei vier funf sechs sieben acht"),
    says: {
      nextWeek: "nachste[rnm]? woche (?:am )?W|W (?:der )?nachste[rn] woche|nachste[nrsm]? W",
      afterNext:
        "(?:am )?ubernachste[nrsm]? W|(?:in der )?ubernachste[nr]? woche,? (?:am )?W|(?:am )?W,? (?:der |in der )?ubernachste[nr]? woche",
      coming: "(?:am )?kommende[nrsm]? W",
      inWeeksOn: "in N wochen?,? (?:am )?W|(?:am )?W,? in N wochen?",
      inDays: "(?:heute )?in N tage?n?",
      inWeeks: "(?:heute )?in N wochen?",
      inMonths: "in N monat(?:en?)?",
      week: "(?:in der )?(?:nachste|kommende)[rn]? woche",
      weekAfter: "(?:in der )?ubernachste[nr]? woche",
      month: "(?:im )?(?:nachste|kommende)[nrsm]? monat",
      monthAfter: "(?:im )?ubernachste[nm]? monat",
      everyWeek: "jede[nrs]? W|(?:jede woche|wochentlich),? (?:am )?W",
      everyOtherWeek: "jede[nrs]? (?:zweiten|2\\.) W|alle (?:zwei|2) wochen,? (?:am )?W",
      everyDays: "jeden tag|alle N tage|taglich",
      everyWeeks: "jede woche|alle N wochen|wochentlich",
      everyMonths: "jeden monat|alle N monate|monatlich",
      everyYears: "jedes jahr|alle N jahre|jahrlich",
      none: "(?:am )?ubernachste[nrsm]? \\p{L}+|(?:letzte|vorige|vergangene|vorletzte|folgende|darauffolgende)[nrsm]? (?:W|woche|monat)|W (?:darauf|danach|davor|in N tage?n?)|morgen in N (?:wochen?|tage?n?)|in (?:ein paar|wenigen|einigen|\\p{L}+) (?:wochen|tagen|monaten)|jede[nrs]? (?:dritte|vierte|erste|letzte)[nrs]? W",
    },
    and: "und|oder|&|\\+|/|,",
  },
  {
    hint: /prochain|semaine|jours?|mois|quinz|huit|chaque|tou(?:s|te)|dernier|passe|suivant|apres/u,
    weekdays: namesOf("fr", "weekday"),
    numbers: numbered("un/une deux trois quatre cinq six sept huit"),
    says: {
      nextWeek: "W (?:de |d[e'’] ?)?la semaine prochaine|la semaine prochaine,? (?:le )?W",
      coming: "(?:le )?W prochain",
      weeksOn: "(?:le )?W en huit",
      inWeeksOn: "dans N semaines?,? (?:le )?W|(?:le )?W,? dans N semaines?",
      inDays: "dans N jours?",
      inWeeks: "dans N semaines?",
      inMonths: "dans N mois",
      week: "(?:la )?semaine prochaine",
      month: "(?:le )?mois prochain",
      everyWeek: "chaque W|tous les Ws?|(?:chaque semaine|toutes les semaines),? (?:le )?W",
      everyOtherWeek: "un W sur deux|toutes les (?:deux|2) semaines,? (?:le )?W",
      everyDays: "chaque jour|tous les jours|tous les N jours",
      everyWeeks: "chaque semaine|toutes les semaines|toutes les N semaines",
      everyMonths: "chaque mois|tous les mois|tous les N mois",
      everyYears: "chaque annee|tous les ans|tous les N ans",
      none: "W (?:dernier|passe|suivant|en quinze|d['’] ?apres)|semaine (?:derniere|passee|suivante|d['’] ?apres)|mois (?:dernier|passe|suivant)|dans (?:une |la )?quinzaine|(?:dans|d['’]ici) \\p{L}+ (?:jours|semaines|mois)|W dans N jours?",
    },
    and: "et|ou|&|\\+|/|,",
  },
  {
    hint: /proxim|que viene|semana|dias?|mes(?:es)?|cada|todos|pasad|siguiente|otro/u,
    weekdays: namesOf("es", "weekday"),
    numbers: numbered("un/una dos tres cuatro cinco seis siete ocho"),
    says: {
      nextWeek:
        "(?:el )?W de la (?:proxima semana|semana que viene|semana proxima)|la (?:proxima semana|semana que viene),?(?: el)? W",
      coming: "(?:el )?proximo W|(?:el )?W (?:proximo|que viene)",
      inWeeksOn: "(?:en|dentro de) N semanas?,?(?: el)? W|(?:el )?W,? (?:en|dentro de) N semanas?",
      inDays: "(?:en|dentro de) N dias?",
      inWeeks: "(?:en|dentro de) N semanas?",
      inMonths: "(?:en|dentro de) N mes(?:es)?",
      inTwoDays: "pasado manana",
      week: "(?:la )?(?:proxima semana|semana que viene|semana proxima)",
      month: "(?:el )?(?:proximo mes|mes que viene)",
      everyWeek: "cada W|todos los W(?:es|s)?|(?:cada semana|todas las semanas),?(?: el)? W",
      everyOtherWeek: "cada (?:dos|2) semanas,?(?: el)? W|un W si y otro no",
      everyDays: "cada dia|todos los dias|cada N dias",
      everyWeeks: "cada semana|todas las semanas|cada N semanas|semanalmente",
      everyMonths: "cada mes|todos los meses|cada N meses|mensualmente",
      everyYears: "cada ano|todos los anos|cada N anos",
      none: "(?:el )?W (?:pasado|siguiente)|(?:el )?(?:pasado|otro|siguiente) W|(?:semana|mes) (?:pasad[ao]|siguiente)|(?:siguiente|otra) semana|(?:en|dentro de) (?:\\p{L}+) (?:dias|semanas|meses)|W (?:en|dentro de) N dias?|W no,? (?:el )?(?:otro|siguiente|proximo)|cada dos W(?:es|s)?",
    },
    and: "y|o|&|\\+|/|,",
  },
  {
    hint: /proxim|que vem|semana|dias?|mes(?:es)?|cada|toda|todos|passad|seguinte|outr|depois/u,
    weekdays: namesOf("pt", "weekday").flatMap(([name, day]) => [
      [name, day] as const,
      [name.replace("-feira", ""), day] as const,
    ]),
    numbers: numbered("um/uma dois/duas tres quatro cinco seis sete oito"),
    says: {
      nextWeek:
        "(?:na |no )?W da (?:proxima semana|semana que vem)|(?:na )?(?:proxima semana|semana que vem),?(?: na| no)? W",
      coming: "(?:na |no )?proxim[ao] W|(?:na |no )?W que vem",
      inWeeksOn:
        "(?:em|daqui a|dentro de) N semanas?,?(?: na| no)? W|(?:na |no )?W,? (?:em|daqui a|dentro de) N semanas?",
      inDays: "(?:em|daqui a|dentro de) N dias?",
      inWeeks: "(?:em|daqui a|dentro de) N semanas?",
      inMonths: "(?:em|daqui a|dentro de) N mes(?:es)?",
      inTwoDays: "depois de amanha",
      week: "(?:na )?(?:proxima semana|semana que vem)",
      month: "(?:no )?(?:proximo mes|mes que vem)",
      everyWeek:
        "cada W|tod[ao] W|tod[ao]s [ao]s W(?:s)?|(?:cada semana|toda semana|todas as semanas),?(?: na| no)? W",
      everyOtherWeek: "(?:a )?cada (?:duas|2) semanas,?(?: na| no)? W|W sim,? W nao",
      everyDays: "cada dia|todo dia|todos os dias|(?:a )?cada N dias",
      everyWeeks: "cada semana|toda semana|todas as semanas|(?:a )?cada N semanas",
      everyMonths: "cada mes|todo mes|todos os meses|(?:a )?cada N meses",
      everyYears: "cada ano|todo ano|todos os anos|(?:a )?cada N anos",
      none: "(?:na |no )?W (?:passad[ao]|seguinte)|(?:n?[ao] )?outr[ao] W|(?:semana|mes) (?:passad[ao]|seguinte)|(?:em|daqui a|dentro de) \\p{L}+ (?:dias|semanas|meses)|W (?:em|daqui a) N dias?|W sem ser (?:est[ae]|ess[ae])",
    },
    and: "e|ou|&|\\+|/|,",
  },
  {
    hint: /gelecek|onumuzdeki|haftaya|hafta|gun|ay |ay$|yil|her |sonra|gecen|obur|ertesi|yarin/u,
    weekdays: namesOf("tr", "weekday"),
    numbers: numbered("bir iki uc dort bes alti yedi sekiz"),
    says: {
      nextWeek: "(?:gelecek hafta|onumuzdeki hafta|haftaya) W(?: gunu)?",
      coming: "(?:gelecek|onumuzdeki) W(?: gunu)?",
      inWeeksOn: "N hafta sonra(?:ki)? W(?: gunu)?",
      inDays: "N gun sonra",
      inWeeks: "N hafta sonra|haftaya bugun",
      inMonths: "N ay sonra",
      week: "gelecek hafta|onumuzdeki hafta|haftaya",
      month: "(?:gelecek|onumuzdeki) ay",
      everyWeek: "her W(?: gunu)?|her hafta W(?: gunu)?",
      everyOtherWeek: "(?:iki|2) haftada bir W(?: gunu)?",
      everyDays: "her gun|N gunde bir",
      everyWeeks: "her hafta|N haftada bir",
      everyMonths: "her ay|N ayda bir",
      everyYears: "her yil|N yilda bir",
      none: "haftaya yarin|(?:gecen|obur|ertesi|sonraki) (?:W|hafta|ay|gun)|yarindan sonra(?:ki)?(?: gun)?|\\p{L}+ (?:gun|hafta|ay) sonra|W(?:den|dan|ten|tan) sonra",
    },
    and: "ve|veya|&|\\+|/|,",
  },
  {
    hint: /القادم|المقبل|التالي|بعد|كل |الماضي|خلال|يوميا|اسبوعيا|شهريا/u,
    weekdays: namesOf("ar", "weekday").flatMap(([name, day]) => [
      [name, day] as const,
      [name.replace(/^ال/, ""), day] as const,
    ]),
    numbers: numbered("واحد اثنين/اثنان ثلاثه/ثلاثة/ثلاث اربعه/اربعة/اربع خمسه/خمسة/خمس سته/ستة/ست"),
    says: {
      nextWeek:
        "(?:يوم )?W (?:من |في )?الاسبوع (?:القادم|المقبل|التالي)|(?:في )?الاسبوع (?:القادم|المقبل|التالي) يوم W",
      afterNext: "(?:يوم )?W (?:من |في )?الاسبوع (?:ما )?بعد (?:القادم|المقبل)",
      coming: "(?:يوم )?W (?:القادم|المقبل)[ةه]?",
      week: "(?:في )?الاسبوع (?:القادم|المقبل|التالي)",
      weekAfter: "(?:في )?الاسبوع (?:ما )?بعد (?:القادم|المقبل)",
      month: "(?:في )?الشهر (?:القادم|المقبل|التالي)",
      monthAfter: "(?:في )?الشهر (?:ما )?بعد (?:القادم|المقبل)",
      inTwoDays: "بعد (?:ال)?غدا?",
      inDays: "بعد N (?:يوما?|ايام)",
      inWeeks: "بعد N (?:اسبوعا?|اسابيع)",
      inMonths: "بعد N (?:شهرا?|اشهر|شهور)",
      everyWeek: "كل (?:يوم )?W|كل اسبوع يوم W",
      everyDays: "كل يوم|يوميا",
      everyWeeks: "كل اسبوع|اسبوعيا",
      everyMonths: "كل شهر|شهريا",
      everyYears: "كل (?:سنه|سنة|عام)",
      none: "(?:يوم )?W (?:الماضي|بعد (?:القادم|المقبل|\\p{L}+))[ةه]?|(?:الاسبوع|الشهر) الماضي|(?:خلال|بعد) \\p{L}+ (?:يوما?|ايام|اسبوعا?|اسابيع|شهرا?|اشهر|شهور)|بعد (?:يومين|اسبوع|اسبوعين|شهر|شهرين) (?:يوم )?W|بعد (?:يومين|اسبوعين|شهرين|اسبوع|شهر|يوم)",
    },
    and: "و|او|،|&|/|,",
  },
  {
    hint: /다음|이번|지난|저번|다다음|후|뒤|글피|모레|매|격주|마다/u,
    weekdays: namesOf("ko", "weekday"),
    numbers: numbered("한/일 두/이 세/삼 네/사 다섯/오 여섯/육"),
    says: {
      nextWeek: "다음 ?주 ?W",
      afterNext: "다다음 ?주 ?W",
      coming: "다음 W",
      thisWeek: "이번 ?주 ?W",
      inWeeksOn: "N ?주일? ?(?:후|뒤) ?W",
      inDays: "N ?일 ?(?:후|뒤)",
      inWeeks: "N ?주일? ?(?:후|뒤)",
      inMonths: "N ?(?:개월|달) ?(?:후|뒤)",
      inTwoDays: "내일모레",
      inThreeDays: "글피",
      week: "다음 ?주",
      weekAfter: "다다음 ?주",
      month: "다음 ?달",
      monthAfter: "다다음 ?달",
      everyWeek: "매주 ?W(?:마다)?|W마다",
      everyOtherWeek: "격주 ?W(?:마다)?|(?:2|이) ?주마다 ?W",
      everyDays: "매일|N ?일마다",
      everyWeeks: "매주|N ?주마다",
      everyMonths: "매월|매달|N ?(?:개월|달)마다",
      everyYears: "매년|해마다",
      none: "(?:지난|저번|지지난) ?(?:주|달)(?: ?W)?|W (?:후|뒤)|다다음 W|격주",
    },
    and: "과|와|및|,|/|·",
    after: "(?:에|까지)?",
  },
  {
    hint: /来|次|今週|先[週月]|翌|後|毎|隔週|あさって|あさつて|しあさ|おきに/u,
    weekdays: signs("日月火水木金土", (sign) => `${sign}曜日?`),
    numbers: han,
    says: {
      nextWeek: "来週の?W",
      afterNext: "再来週の?W",
      coming: "次のW",
      thisWeek: "今週の?W",
      inWeeksOn: "N週間?後の?W",
      inDays: "N日後(?!の)",
      inWeeks: "N週間?後(?!の)",
      inMonths: "N(?:か|ヶ|ケ|カ|箇|ヵ)?月後(?!の)",
      inTwoDays: "(?<!明)明後日|(?<!し)あさって",
      inThreeDays: "明明後日|明々後日|しあさって",
      week: "来週(?!末|の)",
      weekAfter: "再来週(?!末|の)",
      month: "来月(?!の)",
      monthAfter: "再来月(?!の)",
      everyWeek: "毎週の?W",
      everyOtherWeek: "隔週の?W|(?:2|二)週間(?:ごと|毎)の?W",
      everyDays: "毎日|N日(?:ごと|おき|毎)に?",
      everyWeeks: "毎週(?!末)|N週間(?:ごと|毎)",
      everyMonths: "毎月(?![の末])|N(?:か|ヶ|ケ|カ|箇|ヵ)月(?:ごと|毎)",
      everyYears: "毎年",
      none: "次の次のW|(?:先|翌|先々|翌々)(?:週|月|日)(?:の?W)?|(?:再来週|来週|今週|毎週|毎月|再来月)末?の?(?!W)|(?:週|月|日)間?後の|隔週|W(?:の前|以降)|明けのW|毎月第",
    },
    and: "と|・|、|,|/",
    after: "(?:まで)?に?",
    isDense: true,
  },
  {
    hint: /下|上|这|這|本|[后後]|每|隔/u,
    weekdays: signs("日一二三四五六", (sign) => (sign === "日" ? "[日天]" : sign)),
    numbers: han,
    says: {
      nextWeek: "(?<!下)下(?:个|個)?(?:周|週|星期|礼拜|禮拜)W",
      afterNext: "下下(?:个|個)?(?:周|週|星期|礼拜|禮拜)W",
      thisWeek: "(?:这|這|本)(?:个|個)?(?:周|週|星期|礼拜|禮拜)W",
      inWeeksOn: "N(?:个|個)?(?:周|週|星期|礼拜|禮拜)(?:之|以)?[后後]的?(?:周|週|星期|礼拜|禮拜)W",
      inDays: "N天(?:之|以)?[后後]",
      inWeeks: "N(?:个|個)?(?:周|週|星期|礼拜|禮拜)(?:之|以)?[后後]",
      inMonths: "N(?:个|個)月(?:之|以)?[后後]",
      inTwoDays: "(?<![大今以之])[后後]天(?![天气氣])",
      inThreeDays: "(?<!大)大[后後]天",
      week: "(?<!下)下(?:个|個)?(?:周|週|星期|礼拜|禮拜)(?!末)",
      weekAfter: "下下(?:个|個)?(?:周|週|星期|礼拜|禮拜)(?!末)",
      month: "(?<!下)下(?:个|個)月",
      monthAfter: "下下(?:个|個)?月",
      everyWeek: "每(?:个|個)?(?:周|週|星期|礼拜|禮拜)W",
      everyOtherWeek:
        "每?隔(?:一)?(?:周|週)的?(?:(?:周|週|星期)?W)|每(?:两|兩|2)(?:周|週)的?(?:周|週|星期)W",
      everyDays: "每天|每日|每N天",
      everyWeeks: "每(?:个|個)?(?:周|週|星期|礼拜|禮拜)(?!末)|每N(?:周|週)",
      everyMonths: "每(?:个|個)?月(?!\\d|底|初)|每N(?:个|個)月",
      everyYears: "每年",
      none: "下下下(?:个|個)?(?:周|週|星期|礼拜|禮拜|月)W?|上+(?:个|個)?(?:周|週|星期|礼拜|禮拜|月)W?|[隔再](?:周|週)|每隔|每月(?:\\d|底|初)|大大[后後]天",
    },
    and: "和|与|與|及|、|,|/",
    after: "(?:之前|以前|前)?",
    isDense: true,
  },
];
