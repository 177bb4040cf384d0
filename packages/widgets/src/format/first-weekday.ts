/** What newer browsers know of a language's weeks. */
interface WeekAware {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** The day a week begins with where a locale is spoken: 1 for Monday to 7 for Sunday. */
export function firstWeekday(locale: string): number {
  const known: Intl.Locale & WeekAware = new Intl.Locale(locale);
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}
