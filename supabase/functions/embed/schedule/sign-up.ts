import { type Fields, requiredEmail, requiredId, requiredName } from "../../_shared/fields.ts";
import { Refusal } from "../../_shared/refusal.ts";

/** As many as come with one answer. */
const mostPeople = 100;

/** A sign-up as `sign_up_for_activity` takes it: by a personal link, or by name and e-mail. */
export function readSignUp(fields: Fields) {
  const isNamed = fields["name"] !== undefined || fields["email"] !== undefined;
  const who = fields["who"];
  return {
    activityId: requiredId(fields, "activityId", "This activity"),
    ...(fields["memberId"] === undefined ? {} : { memberId: memberOf(fields) }),
    ...(who === undefined ? {} : { who: placesOf(who) }),
    ...(isNamed
      ? {
          name: requiredName(fields, "name"),
          email: requiredEmail(fields, "email"),
        }
      : {}),
  };
}

/** Which activity is meant, and for whom. */
export function readActivity(fields: Fields) {
  return {
    activityId: requiredId(fields, "activityId", "This activity"),
    wanted: fields["starred"] === true,
    member: memberOf(fields),
  };
}

/** Who of the household is meant in an address; null for whose link it is. */
export function askedMember(request: Request): string | null {
  const memberId = new URL(request.url).searchParams.get("member");
  return memberId === null ? null : memberOf({ memberId });
}

/** The same, in what was sent. */
function memberOf(fields: Fields): string | null {
  return fields["memberId"] === undefined ? null : requiredId(fields, "memberId", "This guest");
}

/** The places of a party: whole numbers, 0 for the guest. */
function placesOf(value: unknown): number[] {
  if (!Array.isArray(value) || value.length > mostPeople) throw unclear();
  return value.map((place: unknown) => {
    if (typeof place !== "number" || !Number.isInteger(place)) throw unclear();
    if (place < 0 || place > mostPeople) throw unclear();
    return place;
  });
}

function unclear(): Refusal {
  return new Refusal("invalid_input", "Choose who of you comes.", "who");
}
