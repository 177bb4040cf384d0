import type { Bill } from "@jubilee/core/money/bills.types";
import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { askSql } from "../ask-sql.ts";
import type { Deps } from "../deps.types.ts";

/** An order by its own token. */
export function getOrder(deps: Deps, orderToken: string): Promise<OrderView> {
  return askSql(deps, "get_order", { order_token: orderToken });
}

/** A ticket that was passed on, by its own link. */
export function getTicket(deps: Deps, ticketToken: string): Promise<OrderView> {
  return askSql(deps, "get_ticket", { ticket_token: ticketToken });
}

/** An invoice or credit note of an order, by the order's token and the document's number. */
export function getOrderBill(deps: Deps, orderToken: string, billNumber: number): Promise<Bill> {
  return askSql(deps, "get_order_bill", { order_token: orderToken, number_param: billNumber });
}
