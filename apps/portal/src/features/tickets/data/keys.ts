/** Under the event's own branch, so that a change to the event reads these again too. */
export const keys = {
  overview: ["events", "tickets"] as const,
  event: (id: string) => ["events", id] as const,
  desk: (id: string) => ["events", id, "ticket-desk"] as const,
  activity: (id: string) => ["activities", id, "tickets"] as const,
  payments: ["payments", "list"] as const,
  bills: ["payments", "bills"] as const,
  bill: (id: string) => ["payments", "bills", id] as const,
  bank: ["payments", "bank"] as const,
  payouts: ["payments", "payouts"] as const,
  payoutTotals: ["payments", "payouts", "totals"] as const,
  payout: (id: string) => ["payments", "payouts", id] as const,
  paymentTotals: ["payments", "totals"] as const,
  money: (id: string) => ["events", id, "ticket-money"] as const,
};
