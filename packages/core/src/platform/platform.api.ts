import type { DatabaseClient } from "../database/client.types.ts";
import { act, call } from "../base/calls.api.ts";
import type { ListPage, ListRequest } from "../base/lists.types.ts";
import { resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import { containsPattern } from "./platform.rules.ts";
import type {
  ListedActivity,
  ListedEvent,
  ListedInvitations,
  ListedJob,
  ListedLink,
  PlatformHealth,
  PlatformOverview,
  PolicyReport,
} from "./platform.types.ts";

const usualSize = 25;

export interface PlatformApi {
  getOverview: () => Promise<Result<PlatformOverview>>;
  getHealth: () => Promise<Result<PlatformHealth>>;
  listEvents: (request: ListRequest) => Promise<Result<ListPage<ListedEvent>>>;
  /** One event of the list; none when it is gone. */
  getEvent: (eventId: string) => Promise<Result<ListPage<ListedEvent>>>;
  listActivities: (request: ListRequest) => Promise<Result<ListPage<ListedActivity>>>;
  listInvitations: (request: ListRequest) => Promise<Result<ListPage<ListedInvitations>>>;
  listLinks: (request: ListRequest) => Promise<Result<ListPage<ListedLink>>>;
  suspendLink: (linkId: string, reason: string) => Promise<Result<true>>;
  unsuspendLink: (linkId: string, reason: string) => Promise<Result<true>>;
  listJobs: (request: ListRequest) => Promise<Result<ListPage<ListedJob>>>;
  /** Puts one failed job back into the queue. */
  retryJob: (jobId: string) => Promise<Result<true>>;
  /** Puts every failed job of a kind back into the queue. */
  retryKind: (kind: string) => Promise<Result<true>>;
  listPolicyReports: (request: ListRequest) => Promise<Result<ListPage<PolicyReport>>>;
}

/** Administrators' calls about the platform; the server checks the rights of each. */
export function createPlatformApi(client: DatabaseClient): PlatformApi {
  return {
    getOverview: () => call(client, "admin_get_overview"),
    getHealth: () => call(client, "admin_get_health"),
    listEvents: (request) => call(client, "admin_list_events", { request }),
    getEvent: (id) => call(client, "admin_list_events", { request: { id } }),
    listActivities: (request) => call(client, "admin_list_activities", { request }),
    listInvitations: (request) => call(client, "admin_list_invitations", { request }),
    listLinks: (request) => call(client, "admin_list_links", { request }),
    suspendLink: (linkId, reason) =>
      act(client, "suspend_share_link", { link_id: linkId, reason_param: reason }),
    unsuspendLink: (linkId, reason) =>
      act(client, "unsuspend_share_link", { link_id: linkId, reason_param: reason }),
    async listJobs({ filter = "all", text = "", from = 0, size = usualSize }) {
      const select =
        "id, kind, status, attempts, maxAttempts:max_attempts, lastError:last_error, runAt:run_at, createdAt:created_at, finishedAt:finished_at";
      let query = client.from("jobs").select(select, { count: "exact" });
      if (filter !== "all") query = query.eq("status", filter as ListedJob["status"]);
      if (text.trim()) query = query.ilike("kind", containsPattern(text));
      const { data, error, count } = await query
        .order("created_at", { ascending: false })
        .order("id")
        .range(from, from + size - 1);
      return pageOf(resultOf<ListedJob[]>({ data, error }), count);
    },
    retryJob: (jobId) => act(client, "retry_jobs", { job_id_param: jobId }),
    retryKind: (kind) => act(client, "retry_jobs", { kind_param: kind }),
    async listPolicyReports({ text = "", from = 0, size = usualSize }) {
      const select =
        "id, directive:violated_directive, blocked:blocked_uri, page:document_uri, sourceFile:source_file, line:line_number, count:report_count, firstSeenAt:first_seen_at, lastSeenAt:last_seen_at";
      let query = client.from("csp_reports").select(select, { count: "exact" });
      if (text.trim()) {
        query = query.ilike("blocked_uri", containsPattern(text));
      }
      const { data, error, count } = await query
        .order("last_seen_at", { ascending: false })
        .order("id")
        .range(from, from + size - 1);
      return pageOf(resultOf<PolicyReport[]>({ data, error }), count);
    },
  };
}

function pageOf<Row>(result: Result<Row[]>, count: number | null): Result<ListPage<Row>> {
  return result.ok ? succeed({ total: count ?? result.value.length, rows: result.value }) : result;
}
