import type { Role } from "../account/rights.types.ts";

/** Somebody with whom the caller plans an event now. */
export interface PlanningContact {
  userId: string;
  name: string;
  avatarUrl: string | null;
  /** How many events both work on, those of one name as one, and the names of the latest. */
  events: number;
  names: string[];
  /** They work in the account that is shown. */
  isHere: boolean;
  /** That account has asked them, and they have not answered. */
  isAsked: boolean;
}

/** A contact who was asked to plan with an account. */
export interface PlanRequest {
  id: string;
  accountName: string;
  /** Who is asked. */
  name: string;
  avatarUrl: string | null;
  /** Who asks. */
  by: string | null;
  role: Role;
  note: string | null;
  /** Null: all events, also those to come. */
  eventNames: string[] | null;
  askedAt: string;
  expiresAt: string;
}

export interface ChecklistItem {
  id: string;
  words: string;
  doneAt: string | null;
  doneBy: string | null;
}

/** A checklist that several accounts see and tick. */
export interface SharedChecklist {
  id: string;
  title: string;
  /** The caller may name it, share it and delete it. */
  isOwn: boolean;
  /** Whose it is. */
  of: string;
  with: { accountId: string; name: string; isMine: boolean }[];
  /** People whose own account has it. */
  hasIt: string[];
  items: ChecklistItem[];
}

/** Planners among themselves: `get_planning_network`. */
export interface PlanningNetwork {
  /** The account that is shown. */
  accountId: string;
  /** The caller may make checklists in it. */
  mayUse: boolean;
  /** Its plan has the network. */
  hasPlan: boolean;
  /** The caller may ask people into it. */
  mayAsk: boolean;
  contacts: PlanningContact[];
  toMe: PlanRequest[];
  asked: PlanRequest[];
  checklists: SharedChecklist[];
}

/** What a contact is asked. */
export interface PlanRequestInput {
  userId: string;
  roleId: string;
  eventIds: string[] | null;
  note: string;
}

/** One change of a checklist. */
export type ChecklistChange =
  | { act: "add"; id: string; words: string }
  | { act: "words"; id: string; words: string }
  | { act: "tick"; id: string; on: boolean }
  | { act: "drop"; id: string }
  | { act: "title"; title: string }
  | { act: "share"; userId: string }
  | { act: "leave"; accountId: string }
  | { act: "remove" };
