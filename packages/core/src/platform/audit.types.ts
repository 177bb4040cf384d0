import type { ListPage, ListRequest } from "../base/lists.types.ts";
import type { Result } from "../base/result.types.ts";

/** One line of the audit log. */
export interface AuditEntry {
  id: string;
  at: string;
  actorId: string | null;
  actorName: string | null;
  /** `authenticated`, `service_role` or `server`. */
  actorRole: string;
  action: string;
  resourceType: string;
  resourceId: string | null;
  before: unknown;
  after: unknown;
}

/** What a planner looks for in the log. */
export type AuditTopic =
  | "events"
  | "guests"
  | "schedule"
  | "venues"
  | "tickets"
  | "money"
  | "links"
  | "account";

/**
 * What an area writes to the log, by topic: the types of its lines (tables, or what stands for them)
 * with what a sentence calls one: "a guest".
 */
export type Audited = Readonly<Partial<Record<AuditTopic, Readonly<Record<string, string>>>>>;

/** One column that a line changed; a line that adds or takes away has one side only. */
export interface AuditChange {
  field: string;
  was?: unknown;
  is?: unknown;
}

/**
 * `text` is an id or an address; the filter is `administrators` or `server` for administrators, `me`,
 * `team`, `others` or `server` for planners.
 */
export interface AuditRequest extends ListRequest {
  action?: string;
  /** ISO instants: from, and until before. */
  since?: string;
  until?: string;
  /** Planners: what belongs to one event. */
  event?: string;
  /** Planners: resource types; all when empty. */
  kinds?: readonly string[];
}

/** A log that is read in pages, or whole for a file. */
export interface AuditLog {
  /** Newest first; counts up to 10,000. */
  list: (request: AuditRequest) => Promise<Result<ListPage<AuditEntry>>>;
  /** Every line that the filters leave, up to 10,000. */
  listAll: (request: AuditRequest) => Promise<Result<AuditEntry[]>>;
}
