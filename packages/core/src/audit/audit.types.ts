import type { ListRequest } from "../lists/lists.types.ts";

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

/** `text` is an id or an address; the filter is `administrators` or `server`. */
export interface AuditRequest extends ListRequest {
  action?: string;
  /** ISO instants: from, and until before. */
  since?: string;
  until?: string;
}
