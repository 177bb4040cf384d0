import type { ViewRow } from "../database/client.types.ts";
import type {
  OrderStatus,
  OrderView,
  PromoOffer,
  WaitlistPlace,
} from "../sharing/public-event.types.ts";
import type { ActivityTickets } from "./activity-tickets.types.ts";
import type { OrderRow } from "./order-rows.rules.ts";
import type { OrderCursor, OrderFilter, RefundStatus } from "./orders.types.ts";
import type {
  IssuedOrder,
  Reconciliation,
  TicketDesk,
  TicketEventLine,
} from "./ticket-desk.types.ts";
import type { TicketTier } from "./tickets.types.ts";

declare module "../insight/own-search.types.ts" {
  interface FoundKinds {
    orders: true;
  }
}

/** What the functions of this area answer. */
export interface Answers {
  cancel_order_tickets: {
    id: string;
    code: string;
    status: OrderStatus;
    refund: RefundStatus | null;
  };
  cancel_tickets: OrderView;
  change_ticket: OrderView;
  check_promo_code: PromoOffer;
  count_orders: Record<OrderFilter, number>;
  create_hold: OrderView;
  extend_hold: OrderView;
  get_activity_tickets: ActivityTickets;
  get_order: OrderView;
  get_reconciliation: Reconciliation;
  get_ticket: OrderView;
  get_ticket_desk: TicketDesk;
  get_ticket_overview: TicketEventLine[];
  get_waitlist_place: WaitlistPlace;
  issue_tickets: { orders: IssuedOrder[] };
  leave_waitlist: WaitlistPlace;
  list_ticket_tiers: TicketTier[];
  place_order: OrderView;
  resend_order: { sentTo: string };
  resend_order_mail: { sentTo: string };
  list_orders: {
    orders: (Omit<ViewRow<"event_order_list">, keyof OrderRow> & OrderRow)[];
    next: OrderCursor | null;
  };
  release_hold: OrderView;
  join_waitlist: { position: number; quantity: number; waitlistToken: string | null };
  change_order_ticket: { id: string; number: string };
  mark_order_paid: { id: string; code: string; status: string };
  cancel_unpaid_order: { id: string; code: string; status: string };
  get_ticket_key: string | null;
  correct_order_buyer: {
    id: string;
    code: string;
    buyerName: string;
    buyerEmail: string | null;
    sentTo: string | null;
  };
  list_unsigned_tickets: {
    eventId: string;
    seed: string;
    hasKey: boolean;
    tickets: { id: string; ticketTypeId: string }[];
  };
}
