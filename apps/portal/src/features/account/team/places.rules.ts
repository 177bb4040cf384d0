import type { Team, TeamInvitation, TeamMember } from "@jubilee/core/account/team.types";

/** How many of the ten places for those who manage the team are taken, open invitations included. */
export function adminPlaces({ members, invitations, roles }: Team): number {
  const managing = new Set(
    roles.filter(({ permissions }) => permissions.includes("team.manage")).map(({ id }) => id),
  );
  return [...members, ...invitations].filter(({ roleId }) => managing.has(roleId)).length;
}

/** Where somebody works, by name: "All events", or the chosen ones. */
export function scopeText({ events }: Pick<Team, "events">, eventIds: string[] | null): string {
  if (eventIds === null) return "All events";
  const names = events.filter(({ id }) => eventIds.includes(id)).map(({ name }) => name);
  if (names.length > 0) return names.join(", ");
  return eventIds.length === 0 ? "No event any more" : `${eventIds.length} events`;
}

/** Whether the reader owns the account. */
export function isMine({ members }: Pick<Team, "members">): boolean {
  return members.some(({ isMe, isOwner }) => isMe && isOwner);
}

/** Whether the reader owns the account and can offer it to somebody: an admin for all events, one at a time. */
export function mayOffer(team: Team, to: TeamMember): boolean {
  const { roles, hasTeam, offer } = team;
  const admin = roles.find(({ key }) => key === "admin");
  return isMine(team) && hasTeam && !offer && to.roleId === admin?.id && to.eventIds === null;
}

/** The open invitation of an address, however it is written. */
export function invitationOf(
  { invitations }: Pick<Team, "invitations">,
  email: string,
): TeamInvitation | undefined {
  const typed = email.trim().toLowerCase();
  return invitations.find((one) => one.email.toLowerCase() === typed);
}
