import { languageTags } from "@jubilee/core/time/rules";

const byRegion: Record<string, string> = {
  US: "USD",
  GB: "GBP",
  CH: "CHF",
  SE: "SEK",
  NO: "NOK",
  DK: "DKK",
  PL: "PLN",
  CZ: "CZK",
  CA: "CAD",
  AU: "AUD",
  NZ: "NZD",
  JP: "JPY",
  BR: "BRL",
  MX: "MXN",
  IN: "INR",
  ZA: "ZAR",
};

const euro = new Set("AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" "));

/** The currency people of a device's languages most likely count in. */
export function usualCurrency(languages: readonly string[]): string {
  for (const language of languageTags(languages)) {
    const region = new Intl.Locale(language).maximize().region ?? "";
    if (euro.has(region)) return "EUR";
    const currency = byRegion[region];
    if (currency) return currency;
  }
  return "USD";
}
