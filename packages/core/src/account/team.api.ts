import { act, call } from "../base/calls.api.ts";
import { resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import type { InvitationInput, Team } from "./team.types.ts";

export interface TeamApi {
  get: (accountId: string) => Promise<Result<Team>>;
  /** Mails a link that is good once, for seven days. */
  invite: (accountId: string, input: InvitationInput) => Promise<Result<string>>;
  /** A new link by mail; the one before it opens nothing any more. */
  resend: (invitationId: string) => Promise<Result<string>>;
  revoke: (invitationId: string) => Promise<Result<string>>;
  /** Joins the team; the account's id. */
  accept: (token: string) => Promise<Result<string>>;
  setRole: (memberId: string, roleId: string) => Promise<Result<string>>;
  /** Null: all events there are and will be. */
  setEvents: (memberId: string, eventIds: string[] | null) => Promise<Result<string>>;
  remove: (memberId: string) => Promise<Result<string>>;
  leave: (accountId: string) => Promise<Result<string>>;
  /** The owner offers the account to an admin of it, for seven days. */
  offer: (memberId: string) => Promise<Result<string>>;
  /** Taken back or declined, by who calls. */
  endOffer: (offerId: string) => Promise<Result<string>>;
  takeOver: (offerId: string) => Promise<Result<string>>;
  /** What the account is called, for who runs it; the account's id. */
  rename: (accountId: string, name: string) => Promise<Result<string>>;
  saveRole: (
    accountId: string,
    roleId: string | null,
    role: { name: string; permissions: string[] },
  ) => Promise<Result<string>>;
  removeRole: (roleId: string) => Promise<Result<true>>;
}

/** Calls about the people who work in an account, and what they may do. */
export function createTeamApi(client: DatabaseClient): TeamApi {
  return {
    get: (accountId) => call(client, "get_team", { account_id_param: accountId }),
    invite: (accountId, input) =>
      call(client, "invite_to_team", { account_id_param: accountId, request: { ...input } }),
    resend: (id) => call(client, "resend_team_invitation", { invitation_id_param: id }),
    revoke: (id) => call(client, "revoke_team_invitation", { invitation_id_param: id }),
    accept: (token) => call(client, "accept_team_invitation", { token }),
    setRole: (memberId, roleId) =>
      call(client, "set_member_role", { member_id_param: memberId, role_id_param: roleId }),
    setEvents: (memberId, eventIds) =>
      call(client, "set_member_events", { member_id_param: memberId, event_ids_param: eventIds }),
    remove: (memberId) => call(client, "remove_team_member", { member_id_param: memberId }),
    leave: (accountId) => call(client, "leave_team", { account_id_param: accountId }),
    offer: (memberId) => call(client, "offer_ownership", { member_id_param: memberId }),
    endOffer: (offerId) => call(client, "end_ownership_offer", { offer_id_param: offerId }),
    takeOver: (offerId) => call(client, "accept_ownership", { offer_id_param: offerId }),
    rename: async (accountId, name) => {
      const written = client.from("accounts").update({ name }).eq("id", accountId);
      const { data, error } = await written.select<string, { id: string }>("id").single();
      const result = resultOf({ data, error });
      return result.ok ? succeed(result.value.id) : result;
    },
    saveRole: (accountId, roleId, { name, permissions }) =>
      call(client, "save_role", {
        account_id_param: accountId,
        role_id_param: roleId,
        name_param: name,
        permissions_param: permissions,
      }),
    removeRole: (roleId) => act(client, "delete_role", { role_id_param: roleId }),
  };
}
