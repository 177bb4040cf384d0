import type { Registration } from "@jubilee/core/people/registrations.types";

/** Who has answered is on the list; who has not is invited to it. */
export function byAnswer(
  mine: readonly Registration[],
): [answered: Registration[], invited: Registration[]] {
  return [
    mine.filter(({ answer }) => answer !== null),
    mine.filter(({ answer }) => answer === null),
  ];
}
