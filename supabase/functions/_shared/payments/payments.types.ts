/** What is being paid for. */
export type PaymentSubject =
  | { kind: "order"; orderCode: string }
  | { kind: "plan"; userId: string; plan: string }
  | { kind: "donation"; donationCode: string };

export interface CheckoutOrder {
  subject: PaymentSubject;
  /** One line for the payment page: `2 × Supper and the evening`. */
  lines: { name: string; quantity: number; unitMinor: number }[];
  /** The sum of the lines, minor units. */
  amountMinor: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** Headline of the payment page. */
  title: string;
  buyerEmail: string | null;
  /** Where a payment returns to, and where giving up does. */
  successUrl: string;
  cancelUrl: string;
  /** The payment page closes then; ISO 8601. */
  expiresAt: string | null;
  locale: string;
  /** The same key gives the same checkout. */
  idempotencyKey: string;
  /** Keeps the way to pay for renewals; the event then names the customer. */
  keepMethod?: boolean;
}

/** A renewal: money taken from a way to pay that was kept, without its owner at the screen. */
export interface ChargeOrder {
  subject: PaymentSubject;
  /** Our own name of this charge: comes back as the event's `providerRef`, and makes it one charge. */
  reference: string;
  customerRef: string;
  amountMinor: number;
  /** ISO 4217, upper case. */
  currency: string;
  title: string;
}

export interface CheckoutPage {
  /** The provider's id of this checkout, such as `cs_…`. */
  providerRef: string;
  redirectUrl: string;
}

export interface RefundOrder {
  /** The provider's id of the checkout that was paid. */
  providerRef: string;
  /** The provider's id of the money taken, when it is known. */
  chargeRef: string | null;
  amountMinor: number;
  currency: string;
  /** Our id of this refund; comes back with the event. */
  refundId: string;
  idempotencyKey: string;
}

export type PaymentEventType =
  | "payment.succeeded"
  | "payment.failed"
  | "payment.expired"
  | "refund.succeeded"
  | "refund.failed"
  | "payment.disputed"
  | "dispute.won"
  | "dispute.lost";

/** What a provider reported, in our own words. */
export interface PaymentEvent {
  /** The provider's id of the event: the ledger's key. */
  id: string;
  type: PaymentEventType;
  /** The checkout, or null where the provider names only the money taken. */
  providerRef: string | null;
  chargeRef: string | null;
  subject: PaymentSubject | null;
  amountMinor: number;
  /** Upper case. */
  currency: string;
  /** Of a refund: the provider's id and ours. */
  refundRef: string | null;
  refundId: string | null;
  /** Of a payment whose way to pay was kept: the provider's customer, and how people know the way. */
  customerRef: string | null;
  methodLabel: string | null;
  testMode: boolean;
  /** When it happened, by the provider's clock; ISO 8601. */
  occurredAt: string;
}

/** What a provider reported of a transfer to the bank. */
export interface PayoutEvent {
  id: string;
  type: "payout";
  /** The provider's id of the transfer, such as `po_…`. */
  payoutRef: string;
  status: "pending" | "paid" | "failed";
  /** Upper case. */
  currency: string;
  /** When the bank has it; ISO 8601. */
  arrivesAt: string;
  testMode: boolean;
}

/** A payment or refund that is part of a payout. */
export interface PayoutLine {
  /** The provider's id of this line. */
  ref: string;
  chargeRef: string | null;
  refundRef: string | null;
  /** Before the fee, in our minor units; negative for money that went back. */
  amountMinor: number;
  feeMinor: number;
}

/** Whoever moves the money. */
export interface PaymentProvider {
  name: "stripe" | "test";
  /** True while no real money moves. */
  testMode: boolean;
  createCheckout(order: CheckoutOrder): Promise<CheckoutPage>;
  /** Takes a renewal's money; its outcome comes as an event. False when it is refused at once. */
  charge(order: ChargeOrder): Promise<boolean>;
  /** Asks for the refund; its outcome comes as an event. */
  refund(order: RefundOrder): Promise<{ providerRef: string }>;
  /**
   * The event of a signed webhook, or null for one that does not concern us. Throws a refusal when
   * the signature is missing, wrong or older than 300 seconds.
   */
  verifyWebhook(request: Request): Promise<PaymentEvent | PayoutEvent | null>;
  /** Everything that a payout consists of. */
  payoutLines(payoutRef: string): Promise<PayoutLine[]>;
  /** What became of a checkout: for the case that no webhook arrives. Null while it is open. */
  lookUp(providerRef: string): Promise<PaymentEvent | null>;
}
