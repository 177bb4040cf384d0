export const keys = {
  payments: ["payments", "list"] as const,
  bills: ["payments", "bills"] as const,
  bill: (id: string) => ["payments", "bills", id] as const,
  bank: ["payments", "bank"] as const,
  payouts: ["payments", "payouts"] as const,
  payoutTotals: ["payments", "payouts", "totals"] as const,
  payout: (id: string) => ["payments", "payouts", id] as const,
  income: ["payments", "income"] as const,
  paymentTotals: ["payments", "totals"] as const,
};
