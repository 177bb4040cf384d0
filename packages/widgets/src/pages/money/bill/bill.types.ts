import type { Bill } from "@jubilee/core/money/bills.types";
import type { Part } from "../../page.types.ts";
import type { OrderWords } from "../../tickets/order/words/words.types.ts";
import type { BillWords } from "./words/words.types.ts";

/** What every part of an invoice's page is given. */
export interface BillPart extends Part<Bill> {
  own: BillWords;
  /** What its order's page says, too. */
  order: OrderWords;
}
