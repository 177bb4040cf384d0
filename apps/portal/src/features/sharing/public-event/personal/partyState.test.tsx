import type { PublicParty } from "@jubilee/core/answers/party.types";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPortal } from "../../../../testing/aPortal.ts";
import { renderInPortal } from "../../../../testing/renderInPortal.tsx";
import { lanternWalk } from "../../../../../../../tests/fixtures/public-event.ts";
import { PartyState } from "./PartyState.tsx";

const member: PublicParty["members"][number] = {
  id: "ida",
  name: "Ida",
  isChild: false,
  state: "yes",
  meal: null,
  dietary: null,
  pass: null,
  waitlistPosition: null,
};
const party: PublicParty = {
  members: [member],
  companions: [],
  maxPeople: 4,
  meals: [],
  questions: [],
  activities: [],
  answers: {},
  note: null,
  seats: [],
  closes: "2026-12-05T22:59:00Z",
  canAnswer: true,
  canAsk: false,
  late: null,
};

it.each([
  [
    "asks a household for the answer that is missing",
    [member, { ...member, state: null }],
    /^Please answer by .*December/,
  ],
  [
    "tells who has answered until when it can be changed",
    [member],
    /^You can change it until .*December/,
  ],
])("%s", (_name, members, words) => {
  renderInPortal(
    aPortal(),
    <PartyState
      party={{ ...party, members }}
      event={lanternWalk}
      isFull={false}
      takesWaiting={false}
    />,
  );
  expect(screen.getByText(words)).toBeVisible();
});
