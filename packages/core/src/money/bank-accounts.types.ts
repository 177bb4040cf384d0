/** Where money goes by transfer, as `mask_bank_details_enhanced` knows it; masked or whole. */
export interface BankDetails {
  holder: string;
  /** In capitals, without spaces; instead of an account number. */
  iban?: string;
  account_number?: string;
  /** BIC, sort code or routing number. */
  bank_code?: string;
  bank_name?: string;
}

/** The bank account of one account the caller works in. */
export interface BankAccount {
  accountId: string;
  accountName: string;
  /** Only the owner sees it whole, and changes it. */
  isOwner: boolean;
  /** Masked; null: none is known. */
  details: BankDetails | null;
  changedAt: string | null;
  /** The events that name it to buyers who pay later. */
  events: { id: string; name: string }[];
}

/** What the owner types. */
export interface BankDraft {
  holder: string;
  /** An IBAN, or the account's number in its country. */
  number: string;
  bankCode: string;
  bankName: string;
}

/** A line of an account: read in groups, copied in one piece. */
export interface BankLine {
  label: string;
  value: string;
  copied: string;
}
