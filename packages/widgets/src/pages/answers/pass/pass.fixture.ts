import type { PartyMember, PublicParty } from "@jubilee/core/answers/party.types";
import type { PersonalInvitation } from "@jubilee/core/sharing/public-event.types";
import { shared } from "../../../fixtures/events.ts";

export const member = (id: string, more: Partial<PartyMember> = {}): PartyMember => ({
  id,
  name: `${id} Oyelaran`,
  isChild: false,
  state: null,
  meal: null,
  dietary: null,
  pass: null,
  waitlistPosition: null,
  ...more,
});

export const party = (more: Partial<PublicParty> = {}): PublicParty => ({
  members: [member("Funmi"), member("Tola", { isChild: true })],
  companions: [],
  maxPeople: 4,
  meals: [
    { name: "Lake trout", description: "With dill", forChildren: false },
    { name: "Small plate", description: null, forChildren: true },
  ],
  questions: [],
  activities: [],
  answers: {},
  note: null,
  seats: [],
  closes: "2027-05-21T03:59:00+00:00",
  canAnswer: true,
  canAsk: false,
  late: null,
  ...more,
});

/** An invitation of a mother and her child, by the mother's link. */
export const invitation = (
  ofParty: Partial<PublicParty> = {},
  more: Partial<PersonalInvitation> = {},
): PersonalInvitation => ({
  ...shared,
  tickets: [],
  guest: { name: "Funmi Oyelaran", email: "funmi@guests.example", householdNames: [] },
  receipt: null,
  party: party(ofParty),
  orders: [],
  wantsMail: true,
  ...more,
});
