import type { permissions } from "./permissions.gen.ts";
import type { AccountRights } from "./rights.types.ts";

/** A permission by its name; every area's rows have their words. */
export type Permission = keyof typeof permissions;

/** What is asked about: an event, or with its id left out all of an account. */
export interface RightsSubject {
  eventId?: string;
  accountId?: string | null;
}

/** The account that is shown: the one that was chosen, else the own one. */
export function chosenOf(rights: readonly AccountRights[]): AccountRights | undefined {
  return rights.find(({ isChosen }) => isChosen) ?? rights[0];
}

/** Whether somebody may do something, by what the server told of them. */
export function mayIn(
  rights: readonly AccountRights[],
  permission: Permission,
  { eventId, accountId }: RightsSubject = {},
): boolean {
  const places = accountId
    ? rights.filter((one) => one.accountId === accountId)
    : eventId === undefined
      ? [chosenOf(rights)].filter((one) => one !== undefined)
      : rights;
  return places.some(
    ({ permissions, eventIds }) =>
      permissions.includes(permission) &&
      (eventIds === null || (eventId !== undefined && eventIds.includes(eventId))),
  );
}
