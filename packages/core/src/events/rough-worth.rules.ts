/**
 * How many of a currency come to about what one euro buys, as an order of magnitude: a sum to begin
 * with, never an exchange. Currencies that are not named count like the euro.
 */
const toOneEuro: ReadonlyMap<string, number> = new Map(
  Object.entries({
    AED: 4,
    ALL: 100,
    AMD: 400,
    ARS: 1500,
    BDT: 100,
    BRL: 6,
    CLP: 1000,
    CNY: 8,
    COP: 4000,
    CRC: 500,
    CZK: 25,
    DKK: 8,
    DOP: 60,
    DZD: 150,
    EGP: 50,
    ETB: 150,
    GEL: 3,
    GHS: 15,
    HKD: 8,
    HUF: 400,
    IDR: 15000,
    ILS: 4,
    INR: 80,
    ISK: 150,
    JMD: 150,
    JPY: 125,
    KES: 150,
    KHR: 4000,
    KRW: 1500,
    KZT: 500,
    LKR: 300,
    MAD: 10,
    MDL: 20,
    MKD: 60,
    MNT: 3500,
    MXN: 20,
    MYR: 4,
    NGN: 1500,
    NOK: 12,
    NPR: 150,
    PEN: 4,
    PHP: 60,
    PKR: 300,
    PLN: 4,
    PYG: 7500,
    QAR: 4,
    RON: 5,
    RSD: 120,
    RUB: 100,
    SAR: 4,
    SEK: 12,
    THB: 40,
    TRY: 40,
    TWD: 30,
    TZS: 2500,
    UAH: 40,
    UGX: 4000,
    UYU: 40,
    UZS: 12500,
    VND: 25000,
    XAF: 650,
    XOF: 650,
    ZAR: 20,
  }),
);

/** What an amount told in euros comes to in a currency, in whole units and round figures: 8 is ¥1,000. */
export function roughWorth(amount: number, currency: string): number {
  const worth = toOneEuro.get(currency);
  if (worth === undefined || amount === 0) return amount;
  const exact = amount * worth;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1);
  return Math.max(step, Math.round(exact / step) * step);
}
