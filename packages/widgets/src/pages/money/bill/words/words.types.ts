/** What the page of an invoice says itself; what it says like an order's page stands there. */
export interface BillWords {
  issued: (day: string) => string;
  corrects: (label: string, day: string) => string;
  seller: string;
  buyer: string;
  /** What was bought. */
  for: string;
  what: string;
  quantity: string;
  each: string;
  amount: string;
  /** Before a rate of tax. */
  net: (rate: string) => string;
  noTax: string;
  total: string;
  transfers: string;
  test: string;
  toOrder: string;
  copyNumber: string;
  pdf: string;
}
