import { languageTags } from "@jubilee/core/base/time.rules";
import { countryOfZone } from "@jubilee/ui/date-time-zone";

/** What payments can be taken in and is money today; sources: Stripe's list of presentment currencies, ISO 4217. */
const sold =
  "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SOS SRD SZL THB TJS TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST XAF XCD XOF XPF YER ZAR ZMW".split(
    " ",
  );

const euro =
  "AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK".split(" ");

/** Outside the euro a currency begins with the code of its country. */
const byCountry: ReadonlyMap<string, string> = new Map([
  ...euro.map((country) => [country, "EUR"] as const),
  ...sold
    .filter((code) => !/^(?:X|EU)/.test(code))
    .map((code) => [code.slice(0, 2), code] as const),
]);

/** The currency people most likely count in: of the country they are in, else of their languages. */
export function usualCurrency(timeZone: string, languages: readonly string[]): string {
  const countries = [
    countryOfZone(timeZone),
    ...languageTags(languages).map((language) => new Intl.Locale(language).maximize().region),
  ];
  const known = countries.find((country) => byCountry.has(country ?? ""));
  return byCountry.get(known ?? "") ?? "USD";
}

/** The same for whoever is at this device. */
export function ownCurrency(): string {
  return usualCurrency(new Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages);
}

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
