/** `17 days`, in the words of the locale. */
export function daysInWords(days: number, locale: string): string {
  const words = { style: "unit", unit: "day", unitDisplay: "long" } as const;
  return new Intl.NumberFormat(locale, words).format(days);
}
