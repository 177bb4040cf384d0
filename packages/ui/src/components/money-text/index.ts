export { MoneyText, type MoneyTextProps } from "./MoneyText.tsx";
export { formatMoney, fractionDigits, parseMoney } from "./money.ts";
