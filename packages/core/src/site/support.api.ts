import type { SupabaseClient } from "@supabase/supabase-js";
import { functionFailure } from "../base/result.api.ts";
import { fail, failureFrom, resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type {
  ContactForm,
  ContactReceipt,
  SupportMessage,
  SupportRequest,
  SupportStatus,
  SupportTopic,
} from "./support.types.ts";

const columns =
  "id, reference, user_id, name, email, topic, subject, page, priority, status, created_at, updated_at";

/** The most requests one list asks for. */
const listLimit = 1000;

interface RequestRow {
  id: string;
  reference: string;
  user_id: string | null;
  name: string;
  email: string;
  topic: SupportTopic;
  subject: string;
  page: string | null;
  priority: boolean;
  status: SupportStatus;
  created_at: string;
  updated_at: string;
}

interface MessageRow {
  id: string;
  author: SupportMessage["author"];
  body: string;
  created_at: string;
}

const fromRow = (row: RequestRow): SupportRequest => ({
  id: row.id,
  reference: row.reference,
  name: row.name,
  email: row.email,
  topic: row.topic,
  subject: row.subject,
  page: row.page,
  isPriority: row.priority,
  hasAccount: row.user_id !== null,
  status: row.status,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export interface SupportApi {
  /**
   * Writes to the operator, signed in or not. The same `submitKey` is stored once. `trap` is the
   * field people never see.
   */
  send: (form: ContactForm, submitKey: string, trap: string) => Promise<Result<ContactReceipt>>;
  /** One's own requests, the last changed first. */
  listOwn: (userId: string) => Promise<Result<SupportRequest[]>>;
  /** Everybody's, for administrators. */
  listAll: () => Promise<Result<SupportRequest[]>>;
  /** What was said under a request, oldest first. */
  listMessages: (requestId: string) => Promise<Result<SupportMessage[]>>;
  addMessage: (requestId: string, body: string) => Promise<Result<null>>;
  setStatus: (requestId: string, status: SupportStatus) => Promise<Result<null>>;
}

/** Calls about requests to the operator. */
export function createSupportApi(client: SupabaseClient): SupportApi {
  const list = async (userId: string | null): Promise<Result<SupportRequest[]>> => {
    const asked = client.from("support_requests").select(columns);
    const { data, error } = await (userId ? asked.eq("user_id", userId) : asked)
      .order("updated_at", { ascending: false })
      .limit(listLimit)
      .overrideTypes<RequestRow[], { merge: false }>();
    const result = resultOf({ data, error });
    return result.ok ? succeed(result.value.map(fromRow)) : result;
  };

  return {
    async send(form, submitKey, trap) {
      const { data, error } = await client.functions.invoke<ContactReceipt>("contact", {
        body: { ...form, submitKey, website: trap },
      });
      if (error) return { ok: false, error: await functionFailure(error) };
      return data ? succeed(data) : fail("unavailable", "The server did not answer. Try again.");
    },
    listOwn: (userId) => list(userId),
    listAll: () => list(null),
    async listMessages(requestId) {
      const { data, error } = await client
        .from("support_messages")
        .select("id, author, body, created_at")
        .eq("request_id", requestId)
        .order("created_at")
        .overrideTypes<MessageRow[], { merge: false }>();
      const result = resultOf({ data, error });
      if (!result.ok) return result;
      return succeed(
        result.value.map(({ id, author, body, created_at }) => ({
          id,
          author,
          body,
          createdAt: created_at,
        })),
      );
    },
    async addMessage(requestId, body) {
      const { error } = await client.rpc("add_support_message", {
        request_id_param: requestId,
        body_param: body,
      });
      return error ? { ok: false, error: failureFrom(error) } : succeed(null);
    },
    async setStatus(requestId, status) {
      const { error } = await client.rpc("set_support_state", {
        request_id_param: requestId,
        status_param: status,
      });
      return error ? { ok: false, error: failureFrom(error) } : succeed(null);
    },
  };
}
