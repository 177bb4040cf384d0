import { bankAccountsCopy } from "./bank-accounts.copy.ts";
import type { BankDetails, BankDraft, BankLine } from "./bank-accounts.types.ts";

/** A number as it is kept: in capitals, without what people write between. */
const bare = (text: string): string => text.replaceAll(/[\s.-]/g, "").toUpperCase();

/** Whether it is meant to be an IBAN: a country and two digits come first. */
const looksLikeIban = (number: string): boolean => /^[A-Z]{2}\d{2}/.test(number);

/** Whether an IBAN's check digits are right. Source: ISO 13616, as `private.is_iban`. */
export function isIban(text: string): boolean {
  const number = bare(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number)) return false;
  const digits = (number.slice(4) + number.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Why a draft cannot be kept, by field; empty when it can. */
export function checkBankDraft(draft: BankDraft): Partial<Record<keyof BankDraft, string>> {
  const { refusal } = bankAccountsCopy;
  const errors: Partial<Record<keyof BankDraft, string>> = {};
  const [number, code] = [bare(draft.number), bare(draft.bankCode)];
  if (draft.holder.trim() === "") errors.holder = refusal.holder;
  if (looksLikeIban(number) && !isIban(number)) errors.number = refusal.iban;
  else if (!/^[A-Z0-9]{4,34}$/.test(number)) errors.number = refusal.number;
  else if (!looksLikeIban(number) && code === "") errors.bankCode = refusal.codeMissing;
  if (code !== "" && !/^[A-Z0-9]{4,20}$/.test(code)) errors.bankCode = refusal.code;
  return errors;
}

/** What the lines of an account are called. */
export type BankLabels = Readonly<Record<keyof typeof bankAccountsCopy.labels, string>>;

/** An account as lines to read out, in the order a transfer form asks for them; IBANs in fours. */
export function bankLines(
  details: BankDetails,
  labels: BankLabels = bankAccountsCopy.labels,
): BankLine[] {
  const { holder, iban, account_number: number, bank_code: code, bank_name: bank } = details;
  const line = (label: string, copied: string | undefined, value = copied): BankLine[] =>
    copied && value ? [{ label, value, copied }] : [];
  return [
    ...line(labels.holder, holder),
    ...line(labels.iban, iban, iban?.replaceAll(/[A-Z0-9]{4}(?=.)/g, "$& ")),
    ...line(labels.number, number),
    ...line(labels.code, code),
    ...line(labels.bank, bank),
  ];
}

/** A masked account in a few words: `••••3000, Mill River Savings`. */
export function bankEnding({ iban, account_number, bank_name }: BankDetails): string {
  return [iban ?? account_number, bank_name].filter(Boolean).join(", ");
}
