import type { PriceModel, PublicTicketType } from "../sharing/public-event.types.ts";

export type TicketTypeStatus = "draft" | "on_sale" | "paused";
/** What buyers meet at a moment, plus `draft` for what only the planner sees. */
export type TicketSaleState = PublicTicketType["state"] | "draft";

/** A kind of ticket, as its planner sees it. */
export interface TicketType {
  id: string;
  name: string;
  description: string | null;
  priceModel: PriceModel;
  priceMinor: number;
  currency: string;
  /** The least of a price that buyers choose. */
  minimumMinor: number;
  /** How many people one admits. */
  groupSize: number;
  /** Bought with a ticket, once for each. */
  isAddOn: boolean;
  visibility: TicketVisibility;
  feeMode: "absorb" | "pass_on";
  taxId: string | null;
  poolId: string | null;
  message: string | null;
  attendance: TicketAttendance;
  /** Where its holders take part online; null: the event's own address. */
  onlineUrl: string | null;
  /** Null: as many as are wanted. */
  quantity: number | null;
  sold: number;
  /** In carts whose 15 minutes have not run out. */
  held: number;
  salesStart: string | null;
  salesEnd: string | null;
  minPerOrder: number;
  maxPerOrder: number;
  status: TicketTypeStatus;
}

/** What a ticket of a hybrid event admits to. */
export type TicketAttendance = "any" | "place" | "online";

/** `hidden`: sold by the planner only; `code`: shown once a promo code has unlocked it. */
export type TicketVisibility = "public" | "hidden" | "code";

/** An earlier, lower price: until a moment, until so many are sold, or whichever is first. */
export interface TicketTier {
  name: string;
  priceMinor: number;
  endsAt: string | null;
  upTo: number | null;
}

export interface TierDraft {
  name: string;
  price: string;
  endsLocal: string;
  upTo: string;
}

/** What the planner types. Empty text means none; numbers are text while they are typed. */
export interface TicketTypeDraft {
  name: string;
  description: string;
  model: Exclude<PriceModel, "free">;
  price: string;
  minimum: string;
  groupSize: string;
  isAddOn: boolean;
  visibility: TicketVisibility;
  passesFeeOn: boolean;
  /** Empty: none. */
  taxId: string;
  poolId: string;
  message: string;
  attendance: TicketAttendance;
  onlineUrl: string;
  tiers: TierDraft[];
  quantity: string;
  salesStartLocal: string;
  salesEndLocal: string;
  minPerOrder: string;
  maxPerOrder: string;
}

/** A draft, checked. */
export interface TicketTypeInput {
  name: string;
  description: string | null;
  priceModel: PriceModel;
  priceMinor: number;
  minimumMinor: number;
  groupSize: number;
  isAddOn: boolean;
  visibility: TicketVisibility;
  feeMode: "absorb" | "pass_on";
  taxId: string | null;
  poolId: string | null;
  message: string | null;
  attendance: TicketAttendance;
  /** Where its holders take part online; null: the event's own address. */
  onlineUrl: string | null;
  tiers: TicketTier[];
  quantity: number | null;
  salesStart: string | null;
  salesEnd: string | null;
  minPerOrder: number;
  maxPerOrder: number;
}
