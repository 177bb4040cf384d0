import { latinDigits } from "../../words/digits.ts";

/** How many digits a currency has after its point: 2 for EUR, 0 for JPY. */
export function fractionDigits(currency: string): number {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Minor units as a price in words of the locale: 24 70 EUR is "€24.70", below zero with a true minus. */
export function formatMoney(
  amountMinor: number,
  currency: string,
  options: { locale?: string | undefined; short?: boolean } = {},
): string {
  const digits = fractionDigits(currency);
  const whole = options.short === true && amountMinor % 10 ** digits === 0;
  const format = new Intl.NumberFormat(options.locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    ...(whole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}),
  });
  return format.format(amountMinor / 10 ** digits).replace("-", "\u2212");
}

function decimalSignOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(1.5);
  return parts.find(({ type }) => type === "decimal")?.value ?? ".";
}

/** What people write for a currency beside its sign, its code and its name. */
const everyday = [
  "円",
  "元",
  "圓",
  "원",
  "kr",
  "frs",
  "sfr",
  "fr",
  "zł",
  "zl",
  "kč",
  "kc",
  "ft",
  "tl",
  "lei",
  "lv",
  "rs",
];

/** How a currency is written, longest first: `euros`, `EUR`, `€`. */
function writings(currency: string, locale: string): string[] {
  const found = ["en", locale].flatMap((language) =>
    (["symbol", "narrowSymbol", "name"] as const).flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(language, {
        style: "currency",
        currency,
        currencyDisplay,
      });
      return [1, 5].map(
        (amount) =>
          format.formatToParts(amount).find(({ type }) => type === "currency")?.value ?? "",
      );
    }),
  );
  // "Japanese yen" is yen, too, and "euros" euro.
  const named = found.flatMap((name) => [name, ...name.split(/\s/), name.replace(/s$/, "")]);
  const all = [currency, ...named, ...everyday].map((word) => word.toLowerCase());
  return [...new Set(all)].filter(Boolean).toSorted((one, other) => other.length - one.length);
}

/** An amount without its currency; undefined where other letters stand in it, such as `5k` or `300万`. */
function withoutCurrency(text: string, currency: string, locale: string): string | undefined {
  if (!/\p{L}/u.test(text)) return text;
  const bare = writings(currency, locale).reduce(
    (rest, word) => rest.replace(`${word}.`, "").replace(word, ""),
    text.toLowerCase(),
  );
  return /\p{L}/u.test(bare) ? undefined : bare;
}

/**
 * What a person typed as minor units: `24,70`, `1.234,50`, `1,234.50` and `24` all work.
 * `undefined` when it is not an amount of this currency, or can be read two ways: `5.000` of EUR, where the
 * locale writes cents after a point.
 */
export function parseMoney(text: string, currency: string, locale = "en"): number | undefined {
  const digits = fractionDigits(currency);
  const bare = withoutCurrency(latinDigits(text), currency, locale);
  if (bare === undefined) return undefined;
  const clean = bare.replaceAll(/[^\d.,-]/g, "");
  const match = /^(-?)([\d.,]*\d[\d.,]*)$/.exec(clean);
  const [, sign = "", body = ""] = match ?? [];
  if (!match) return undefined;
  const last = Math.max(body.lastIndexOf("."), body.lastIndexOf(","));
  const separators = body.replaceAll(/\d/g, "");
  const tail = last < 0 ? "" : body.slice(last + 1);
  if (/^0[.,]\d+$/.test(body)) {
    const cents = tail.replace(/0+$/, "");
    const part = cents.length > digits ? undefined : Number(cents.padEnd(digits, "0"));
    return sign && part ? -part : part;
  }
  const mixed = new Set(separators).size > 1;
  const isThree = separators.length === 1 && /^[1-9]\d{0,2}[.,]\d{3}$/.test(body);
  const agrees = isThree && separators === decimalSignOf(locale);
  if (isThree && digits > 0 && agrees === digits < 3) return undefined;
  const decimal =
    last >= 0 && digits > 0 && tail.length <= digits && (mixed || separators.length === 1);
  const whole = (decimal ? body.slice(0, last) : body).replaceAll(/[.,]/g, "");
  const grouped = decimal ? body.slice(0, last) : body;
  const groups = grouped.split(/[.,]/);
  if (groups.length > 1 && groups.slice(1).some((group) => group.length !== 3)) return undefined;
  const fraction = (decimal ? tail : "").padEnd(digits, "0");
  const amount = Number(`${whole || "0"}${fraction}`);
  return sign ? -amount : amount;
}
