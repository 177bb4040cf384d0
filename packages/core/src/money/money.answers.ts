import type { OrderView } from "../sharing/public-event.types.ts";
import type { BankAccount, BankDetails } from "./bank-accounts.types.ts";
import type { Bill, BillPage } from "./bills.types.ts";
import type { Income, PaymentPage, PaymentTotals } from "./payments.types.ts";
import type { PayoutDetail, PayoutPage, PayoutTotals } from "./payouts.types.ts";
import type { NotedRefund, VoidedSeats } from "./refunds.types.ts";
import type { RefundOutlook, RefundRun, RefundRunOrder } from "./refund-runs.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  advance_refund_run: { left: number };
  apply_payment_event: { outcome: string; orderId: string | null };
  apply_payout: { lines: number };
  change_refund_run: RefundRun;
  get_bill: Bill;
  get_order_bill: Bill;
  get_income: Income[];
  get_payment_totals: PaymentTotals[];
  get_payout: PayoutDetail;
  get_payout_totals: PayoutTotals[];
  get_refund: NotedRefund | null;
  get_refund_run: RefundRun;
  list_bank_accounts: BankAccount[];
  list_bills: BillPage;
  list_open_refunds: NotedRefund[];
  list_payments: PaymentPage;
  list_payouts: PayoutPage;
  list_refund_run_orders: RefundRunOrder[];
  list_refund_runs: RefundRun[];
  mask_bank_details_enhanced: Record<string, unknown> | null;
  note_paid_by_hand: RefundRun;
  preview_refund_run: RefundOutlook;
  refund_extra_payment: NotedRefund;
  request_refund: NotedRefund | VoidedSeats;
  save_bank_account: BankDetails;
  start_refund_run: RefundRun;
  unmask_bank_account: BankDetails;
  begin_payment: OrderView;
  resolve_order_attention: { id: string; code: string; needsAttention: string | null };
}
