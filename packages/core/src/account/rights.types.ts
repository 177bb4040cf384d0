import type { PlanType } from "./plans.types.ts";

/** In which part of the matrix a permission stands, in the order of the parts. */
export type PermissionGroup = "guests" | "money" | "day" | "event" | "account";

/** How a permission is said: `<area>.permissions.ts` exports the area's own as `permissions`. */
export interface PermissionWords {
  group: PermissionGroup;
  /** What whoever holds it may do, as a sentence begins: "Scan tickets". */
  does: string;
  /** Lower comes first in its group, ten apart. */
  order: number;
}

/** A role as the server tells it; the key is null for an account's own. */
export interface Role {
  id: string;
  key: BuiltInRole | null;
  name: string;
  permissions: string[];
}

/** The roles that every account has. */
export type BuiltInRole =
  | "owner"
  | "admin"
  | "editor"
  | "finance"
  | "check_in"
  | "volunteer_coordinator"
  | "viewer";

/** What the caller may do in one account: `get_my_rights`. */
export interface AccountRights {
  accountId: string;
  name: string;
  /** The effective plan of its owner. */
  plan: PlanType;
  role: { key: BuiltInRole | null; name: string };
  isOwn: boolean;
  /** The one that lists and pages show. */
  isChosen: boolean;
  ownerId: string;
  /** The owner's name. */
  owner: string;
  /** The events that it is for; null: all. */
  eventIds: string[] | null;
  permissions: string[];
}
