import type { BankDetails } from "./bank-accounts.types.ts";
import type { ListPage } from "../base/lists.types.ts";
import type { BillLine } from "../sharing/public-event.types.ts";

/** One line of a document. Amounts in minor units, tax included; negative on a credit note. */
export interface BillItem {
  name: string;
  quantity: number;
  unitMinor: number;
  totalMinor: number;
  /** `VAT 19%`; null: no tax. */
  taxLabel: string | null;
}

/** What one rate of tax comes to; label null: no tax. */
export interface BillTax {
  label: string | null;
  netMinor: number;
  taxMinor: number;
  totalMinor: number;
}

/** A document in the list. */
export interface BillRow extends BillLine {
  id: string;
  buyerName: string;
  buyerEmail: string | null;
  orderCode: string;
  eventName: string;
  taxes: BillTax[];
  netMinor: number;
  taxMinor: number;
  currency: string;
}

/** An invoice or credit note as it was issued; never changed. */
export interface Bill extends BillRow {
  /** Name, address and tax number, in lines. */
  seller: string;
  orderId: string;
  eventId: string;
  eventDate: string;
  eventTypeId: string;
  coverSeed: string;
  /** The colour of the event's photo, if it has one. */
  coverColour?: string;
  timeZone: string;
  locale: string;
  lines: BillItem[];
  /** Where the host gets transfers, as it was then. */
  bank: BankDetails | null;
  testMode: boolean;
  /** Of a credit note: the invoice it takes back, whole or in part. */
  corrects: { label: string; issuedAt: string } | null;
}

export type BillFilter = "all" | "invoices" | "credits";

export type BillPage = ListPage<BillRow>;
