/** What paper says: tickets, and invoices and credit notes. */
export interface PaperWords {
  order: (code: string) => string;
  total: string;
  /** The tax that is part of a total. */
  tax: string;
  /** Stands where a ticket's code would be, so that a door lets nobody in by paper. */
  calledOff: string;
  bills: {
    invoice: (label: string) => string;
    credit_note: (label: string) => string;
  };
  issued: (day: string) => string;
  corrects: (label: string, day: string) => string;
  seller: string;
  buyer: string;
  what: string;
  quantity: string;
  each: string;
  amount: string;
  /** Before a rate of tax. */
  net: (rate: string) => string;
  noTax: string;
  transfers: string;
  test: string;
}
