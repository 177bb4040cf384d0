/** Texts by number, as a language distinguishes them; `#` stands for the number. */
export type CountForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Takes the form of a text that fits a number, and writes the number as the language does. */
export type Counted = (count: number, forms: CountForms) => string;

/** The plural rules and the figures of a language. */
export function countedIn(locale: string): Counted {
  let made: { rules: Intl.PluralRules; figures: Intl.NumberFormat } | undefined;
  return (count, forms) => {
    // Each costs far more to make than to use, and few pages count.
    made ??= { rules: new Intl.PluralRules(locale), figures: new Intl.NumberFormat(locale) };
    const form = forms[made.rules.select(count)] ?? forms.other;
    return form.replaceAll("#", made.figures.format(count));
  };
}

/** Of the words that components have without a provider. */
export const countedInEnglish = countedIn("en");
