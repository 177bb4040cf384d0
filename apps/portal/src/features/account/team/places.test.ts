import { expect, it } from "vitest";
import { invitationOf } from "./places.rules.ts";

const invitation = {
  id: "i",
  email: "dana@mail.example.com",
  roleId: "r",
  eventIds: null,
  sentAt: "2026-11-01T00:00:00Z",
  expiresAt: "2026-11-08T00:00:00Z",
};

it("finds who is invited already, however the address is written", () => {
  const team = { invitations: [invitation] };
  expect(invitationOf(team, " Dana@Mail.example.com ")).toBe(invitation);
  expect(invitationOf(team, "dana@mail.example.co")).toBeUndefined();
  expect(invitationOf(team, "")).toBeUndefined();
});
