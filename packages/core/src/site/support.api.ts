import { rowMap } from "../base/row-map.rules.ts";
import type { RowOf } from "../base/row-map.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import { act } from "../base/calls.api.ts";
import { functionFailure } from "../base/result.api.ts";
import { fail, resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type {
  ContactForm,
  ContactReceipt,
  SupportMessage,
  SupportRequest,
  SupportStatus,
} from "./support.types.ts";

/** The most requests one list asks for. */
const listLimit = 1000;

/** The columns of a request; who has an account is told by the user. */
const requestRows = rowMap<
  "support_requests",
  Omit<SupportRequest, "hasAccount"> & { userId: string | null }
>()({
  id: "id",
  reference: "reference",
  userId: "user_id",
  name: "name",
  email: "email",
  topic: "topic",
  subject: "subject",
  page: "page",
  isPriority: "priority",
  status: "status",
  createdAt: "created_at",
  updatedAt: "updated_at",
});

/** The columns of a message. */
const messageRows = rowMap<"support_messages", SupportMessage>()({
  id: "id",
  author: "author",
  body: "body",
  createdAt: "created_at",
});

const fromRow = (row: RowOf<typeof requestRows>): SupportRequest => {
  const { userId, ...request } = requestRows.fromRow(row);
  return { ...request, hasAccount: userId !== null };
};

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
  /** What was said last under each request that one may read, by the request's id. */
  listLast: () => Promise<Result<(readonly [string, SupportMessage])[]>>;
  addMessage: (requestId: string, body: string) => Promise<Result<true>>;
  setStatus: (requestId: string, status: SupportStatus) => Promise<Result<true>>;
}

/** Calls about requests to the operator. */
export function createSupportApi(client: DatabaseClient): SupportApi {
  const list = async (userId: string | null): Promise<Result<SupportRequest[]>> => {
    const asked = client
      .from("support_requests")
      .select<string, RowOf<typeof requestRows>>(requestRows.columns);
    const { data, error } = await (userId ? asked.eq("user_id", userId) : asked)
      .order("updated_at", { ascending: false })
      .limit(listLimit);
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
        .select<string, RowOf<typeof messageRows>>(messageRows.columns)
        .eq("request_id", requestId)
        .order("created_at");
      const result = resultOf({ data, error });
      return result.ok ? succeed(result.value.map(messageRows.fromRow)) : result;
    },
    async listLast() {
      const { data, error } = await client
        .from("support_messages")
        .select<string, RowOf<typeof messageRows> & { request_id: string }>(
          `${messageRows.columns}, request_id`,
        )
        .order("created_at", { ascending: false })
        .limit(listLimit);
      const result = resultOf({ data, error });
      if (!result.ok) return result;
      const newest = new Map<string, SupportMessage>();
      for (const row of result.value)
        if (!newest.has(row.request_id)) newest.set(row.request_id, messageRows.fromRow(row));
      return succeed([...newest]);
    },
    addMessage: (requestId, body) =>
      act(client, "add_support_message", {
        request_id_param: requestId,
        body_param: body,
      }),
    setStatus: (requestId, status) =>
      act(client, "set_support_state", {
        request_id_param: requestId,
        status_param: status,
      }),
  };
}
