/** A part in percent, as its reader writes it: `61%`. */
export const shareOf = (value: number, of: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: "percent" }).format(of > 0 ? value / of : 0);
