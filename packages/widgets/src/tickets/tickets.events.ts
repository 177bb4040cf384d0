interface OrderDetail {
  eventId: string;
  /** The short public code such as `7HK-204`. */
  orderCode: string;
  totalMinor: number;
  currency: string;
}

/** What an order tells its page. */
export interface Events {
  "jubilee:order-started": OrderDetail;
  "jubilee:order-completed": OrderDetail & { tickets: number };
  "jubilee:order-failed": OrderDetail & { reason: "declined" | "expired" };
}
