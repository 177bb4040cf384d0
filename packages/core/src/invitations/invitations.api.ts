import type { SupabaseClient } from "@supabase/supabase-js";
import { resultOf } from "../result/result.rules.ts";
import type { Result } from "../result/result.types.ts";
import type {
  InvitationCode,
  InvitationCounts,
  InvitationOrder,
  InvitationProgress,
} from "./invitations.types.ts";

export interface InvitationsApi {
  getProgress: (eventId: string) => Promise<Result<InvitationProgress>>;
  /** Counts who would get a mail; sends nothing. */
  preview: (eventId: string, order: InvitationOrder) => Promise<Result<InvitationCounts>>;
  /** The printed codes, one a party; the same each time. */
  listCodes: (eventId: string) => Promise<Result<InvitationCode[]>>;
  /** Queues one mail a party. */
  send: (eventId: string, order: InvitationOrder) => Promise<Result<InvitationCounts>>;
}

/** Calls about invitations and reminders by e-mail. */
export function createInvitationsApi(client: SupabaseClient): InvitationsApi {
  const call = async (eventId: string, order: InvitationOrder, isDryRun: boolean) =>
    resultOf<InvitationCounts>(
      await client.rpc("send_invitations", {
        event_id_param: eventId,
        kind_param: order.kind,
        event_guest_ids: order.eventGuestIds,
        message_param: order.message.trim() || null,
        dry_run: isDryRun,
      }),
    );
  return {
    getProgress: async (eventId) =>
      resultOf<InvitationProgress>(
        await client.rpc("get_invitation_progress", { event_id_param: eventId }),
      ),
    listCodes: async (eventId) =>
      resultOf<InvitationCode[]>(
        await client.rpc("list_invitation_codes", { event_id_param: eventId }),
      ),
    preview: (eventId, order) => call(eventId, order, true),
    send: (eventId, order) => call(eventId, order, false),
  };
}
