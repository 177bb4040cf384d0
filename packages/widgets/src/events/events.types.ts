import type { GivingFrequency } from "@jubilee/core/giving/giving.types";
import type { PublicError, RsvpState } from "@jubilee/core/sharing/public-event.types";
import type { WidgetKind } from "../kinds.ts";

interface OrderDetail {
  eventId: string;
  /** The short public code such as `7HK-204`. */
  orderCode: string;
  totalMinor: number;
  currency: string;
}

interface GiftDetail {
  campaignId: string;
  /** The short public code such as `7HK-204M`. */
  giftCode: string;
  totalMinor: number;
  currency: string;
  frequency: GivingFrequency;
}

interface ReplyDetail {
  eventId: string;
  state: RsvpState;
  partySize: number;
}

export type WidgetErrorCode = PublicError["code"] | "offline";

/** What a widget tells its page: public ids and codes only, never names or addresses. */
export interface WidgetEvents {
  "jubilee:ready": { kind: WidgetKind; eventId: string };
  /** The widget has come into the visitor's view for the first time. */
  "jubilee:view": { kind: WidgetKind; eventId: string };
  "jubilee:step": { step: string };
  "jubilee:rsvp-submitted": ReplyDetail;
  "jubilee:rsvp-updated": ReplyDetail;
  "jubilee:order-started": OrderDetail;
  "jubilee:order-completed": OrderDetail & { tickets: number };
  "jubilee:order-failed": OrderDetail & { reason: "declined" | "expired" };
  "jubilee:donation-started": GiftDetail;
  "jubilee:donation-completed": GiftDetail;
  "jubilee:waitlist-joined": { eventId: string; position: number | null };
  "jubilee:close": { kind: WidgetKind };
  "jubilee:error": { code: WidgetErrorCode };
}
