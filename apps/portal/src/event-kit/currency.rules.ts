import { languageTags } from "@jubilee/core/base/time.rules";

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

/** What payments can be taken in; source: Stripe's list of presentment currencies. */
const sold =
  "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SOS SRD STD SZL THB TJS TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST XAF XCD XOF XPF YER ZAR ZMW".split(
    " ",
  );

/** Currencies to choose from, with their names in a language; the one that is kept is always there. */
export function currencyOptions(
  kept: string,
  locale: string,
): readonly { value: string; label: string }[] {
  const names = new Intl.DisplayNames([locale], { type: "currency" });
  return [...new Set([...sold, kept])]
    .toSorted()
    .map((value) => ({ value, label: `${value} · ${names.of(value) ?? value}` }));
}
