import type { Team } from "@jubilee/core/account/team.types";

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
