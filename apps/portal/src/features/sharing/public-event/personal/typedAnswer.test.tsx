import type { PublicParty } from "@jubilee/core/answers/party.types";
import type { PersonalInvitation } from "@jubilee/core/sharing/public-event.types";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { aPortal } from "../../../../testing/aPortal.ts";
import { renderInPortal } from "../../../../testing/renderInPortal.tsx";
import { lanternWalk } from "../../../../../../../tests/fixtures/public-event.ts";
import { LeadDialog } from "../profile/LeadDialog.tsx";
import { PartyReply } from "./PartyReply.tsx";

const party: PublicParty = {
  members: [
    {
      id: "ida",
      name: "Ida",
      isChild: false,
      state: null,
      meal: null,
      dietary: null,
      pass: null,
      waitlistPosition: null,
    },
  ],
  companions: [],
  maxPeople: 1,
  meals: [],
  questions: [],
  activities: [],
  answers: {},
  note: null,
  seats: [],
  closes: null,
  canAnswer: true,
  canAsk: false,
  late: null,
};
const invitation = (of: PublicParty) =>
  ({
    event: lanternWalk,
    rsvp: { state: "open" },
    party: of,
  }) as PersonalInvitation;

/** Opens the form as a load of the page does. */
function load(of = party, token = "mine") {
  return renderInPortal(aPortal(), <PartyReply invitation={invitation(of)} token={token} />);
}
const note = () => screen.getByLabelText<HTMLTextAreaElement>(/A word to the hosts/);
const type = (words: string) => fireEvent.change(note(), { target: { value: words } });

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it("a guest's half-filled answer outlives a reload, for its own link", () => {
  const first = load();
  fireEvent.click(screen.getByRole("radio", { name: /^Yes/ }));
  type("We bring lanterns");
  first.unmount();

  const other = load(party, "another");
  expect(note().value).toBe("");
  other.unmount();

  load();
  expect(note().value).toBe("We bring lanterns");
  expect(screen.getByRole("radio", { name: /^Yes/ })).toBeChecked();
  expect(screen.getByText(/It is not sent yet/)).toBeVisible();
});

it("an answer that was given elsewhere meanwhile counts, not what was typed over the old one", () => {
  const first = load();
  type("We bring lanterns");
  first.unmount();
  load({ ...party, note: "We cannot come after all" });
  expect(note().value).toBe("We cannot come after all");
});

it("nothing is left on the device once the answer is sent", async () => {
  const sent = {
    ...party,
    note: "We bring lanterns",
    members: [{ ...party.members[0], state: "yes" }],
  };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(sent)));
  load();
  fireEvent.click(screen.getByRole("radio", { name: /^Yes/ }));
  type("We bring lanterns");
  expect(JSON.stringify(sessionStorage)).toContain("We bring lanterns");
  fireEvent.click(screen.getByRole("button", { name: "Send my answer" }));
  expect(await screen.findByText(/Your answer is in/)).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

it("a lead about somebody who is looked for is kept until it is sent", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
  const member = { id: "otto", name: "Otto", formerName: null, groupLabel: null };
  const open = () =>
    renderInPortal(
      aPortal(),
      <LeadDialog token="link" member={member} onClose={() => undefined} />,
    );
  const words = () => screen.getByLabelText<HTMLTextAreaElement>("In your words");
  const first = open();
  fireEvent.change(words(), { target: { value: "He lives in Bonn" } });
  first.unmount();
  open();
  expect(words().value).toBe("He lives in Bonn");
  fireEvent.click(screen.getByRole("button", { name: "Tell the hosts" }));
  expect(await screen.findByText(/The hosts have your message/)).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});
