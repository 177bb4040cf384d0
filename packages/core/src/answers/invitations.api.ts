import type { DatabaseClient } from "../database/client.types.ts";
import { call } from "../base/calls.api.ts";
import { functionFailure } from "../base/result.api.ts";
import { fail, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type {
  DrawnInvitation,
  InvitationCode,
  InvitationCounts,
  InvitationOrder,
  InvitationProgress,
  InvitationRecipient,
} from "./invitations.types.ts";

export interface InvitationsApi {
  getProgress: (eventId: string) => Promise<Result<InvitationProgress>>;
  /** Counts who would get a mail; sends nothing. */
  preview: (eventId: string, order: InvitationOrder) => Promise<Result<InvitationCounts>>;
  /** Who would get a mail and fits the text, the first 50 by name. */
  listRecipients: (
    eventId: string,
    order: InvitationOrder,
    text: string,
  ) => Promise<Result<InvitationRecipient[]>>;
  /** The mail of one recipient (an event guest), drawn by the server. Sends nothing. */
  draw: (eventId: string, order: InvitationOrder, to: string) => Promise<Result<DrawnInvitation>>;
  /** The printed codes, one a party; the same each time. */
  listCodes: (eventId: string) => Promise<Result<InvitationCode[]>>;
  /** Queues one mail a party. */
  send: (eventId: string, order: InvitationOrder) => Promise<Result<InvitationCounts>>;
}

/** Calls about invitations and reminders by e-mail. */
export function createInvitationsApi(client: DatabaseClient): InvitationsApi {
  const send = (eventId: string, order: InvitationOrder, isDryRun: boolean) =>
    call(client, "send_invitations", {
      event_id_param: eventId,
      kind_param: order.kind,
      event_guest_ids: order.eventGuestIds,
      message_param: order.message.trim() || null,
      dry_run: isDryRun,
    });
  return {
    getProgress: (eventId) => call(client, "get_invitation_progress", { event_id_param: eventId }),
    listCodes: (eventId) => call(client, "list_invitation_codes", { event_id_param: eventId }),
    listRecipients: (eventId, { kind, eventGuestIds }, text) =>
      call(client, "list_invitation_recipients", {
        event_id_param: eventId,
        kind_param: kind,
        event_guest_ids: eventGuestIds,
        search: text,
      }),
    draw: async (eventId, { kind, eventGuestIds, message }, to) => {
      const { data, error } = await client.functions.invoke<DrawnInvitation>("invitation-preview", {
        body: { eventId, kind, message, to, isChosen: eventGuestIds !== null },
      });
      if (error) return { ok: false, error: await functionFailure(error) };
      return data ? succeed(data) : fail("unavailable", "The server did not answer. Try again.");
    },
    preview: (eventId, order) => send(eventId, order, true),
    send: (eventId, order) => send(eventId, order, false),
  };
}
