import type { PaymentFilter, PaymentLine } from "./payments.types.ts";

const kinds = { payment: "Payment", refund: "Refund", dispute: "Dispute" } as const;

const states = {
  payment: {
    open: "Under way",
    done: "Paid",
    disputed: "Disputed",
    mismatch: "Wrong amount",
    failed: "Failed",
  },
  refund: {
    open: "On its way",
    done: "Given back",
    disputed: "Disputed",
    mismatch: "Wrong amount",
    failed: "Failed",
  },
  dispute: {
    open: "Under way",
    done: "Taken back",
    disputed: "Disputed",
    mismatch: "Wrong amount",
    failed: "Won",
  },
} as const satisfies Record<PaymentLine["kind"], Record<PaymentLine["status"], string>>;

const filters: Record<PaymentFilter, string> = {
  all: "All",
  payments: "Payments",
  refunds: "Refunds",
  open: "On their way",
  trouble: "Disputed or failed",
};

const methods: Record<NonNullable<PaymentLine["method"]>, string> = {
  cash: "Cash",
  bank_transfer: "Bank transfer",
  cheque: "Cheque",
  card_terminal: "Card terminal",
};

const providers: Record<string, string> = {
  stripe: "Stripe",
  test: "Test payments",
  offline: "Taken by hand",
};

/** The words of payments and refunds. */
export const paymentsCopy = { kinds, states, filters, methods, providers } as const;
