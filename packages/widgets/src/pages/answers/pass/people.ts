import { firstName } from "@jubilee/core/base/names.rules";
import type { PartyPass } from "@jubilee/core/answers/party.types";
import type { PassPart } from "./pass.types.ts";

/** Whom the companions come with: the first who comes. */
export function hostOf({ shared: { party } }: PassPart): string {
  const host = party.members.find(({ state }) => state === "yes") ?? party.members[0];
  return firstName(host?.name);
}

/** The codes at the door of those who come, the members first. */
export function passesOf(part: PassPart): PartyPass[] {
  const { members, companions } = part.shared.party;
  return [...members, ...companions].flatMap(({ name, pass }) =>
    pass === null ? [] : [{ name: name ?? part.own.withWhom(hostOf(part)), pass }],
  );
}
