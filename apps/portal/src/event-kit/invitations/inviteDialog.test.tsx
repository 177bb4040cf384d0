import type {
  DrawnInvitation,
  InvitationCounts,
  InvitationRecipient,
} from "@jubilee/core/answers/invitations.types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { choir } from "../../testing/anEvent.ts";
import { aSignedInPortal } from "../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { InviteDialog } from "./InviteDialog.tsx";

const patient = { timeout: 30_000 };
const signedIn = aSignedInPortal();
/** With its functions on the page's own origin, so that a frame may show them. */
const portal = { ...signedIn, config: { ...signedIn.config, supabaseUrl: location.origin } };
const counts: InvitationCounts = { ready: 2, people: 3, noAddress: 0, unsubscribed: 0, recent: 0 };
const recipients: InvitationRecipient[] = [
  { id: "a", name: "Ada Okafor", email: "ada@guests.example", people: 2 },
  { id: "d", name: "Dan Solo", email: "dan@guests.example", people: 1 },
];
const asked: { call: string; body: unknown }[] = [];

/** A backend that counts two mails and draws any of them. */
async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const call = new URL(request.url).pathname.split("/").at(-1) ?? "";
  const body: unknown = request.method === "POST" ? await request.json() : null;
  asked.push({ call, body });
  if (call === "list_invitation_recipients") return Response.json(recipients);
  if (call === "send_invitations") return Response.json(counts);
  const drawn: DrawnInvitation = {
    to: "ada@guests.example",
    subject: "You’re invited: Choir",
    text: "This invitation is for Ada and Ben.",
    key: "drawn-once",
  };
  return Response.json(drawn);
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", answer);
});
afterEach(() => void vi.unstubAllGlobals());

it("shows one of the mails as its reader gets it, with the host's words, and sends nothing by that", async () => {
  await act(async () => {
    renderInPortal(
      portal,
      <QueryClientProvider client={new QueryClient()}>
        <InviteDialog event={choir} kind="invitation" eventGuestIds={null} onClose={vi.fn()} />
      </QueryClientProvider>,
    );
    await portal.loadPlanner();
  });
  const words = await screen.findByRole("textbox", { name: /^A word of yours/ }, patient);
  fireEvent.change(words, { target: { value: "Bring a coat" } });
  fireEvent.click(await screen.findByRole("button", { name: "Look at one of the mails" }, patient));
  const frame = await screen.findByTitle("Mail: You’re invited: Choir", {}, patient);
  expect(frame.getAttribute("src")).toBe(
    `${location.origin}/functions/v1/mail-preview?drawn=drawn-once`,
  );
  const drawn = () => asked.filter(({ call }) => call === "invitation-preview");
  await waitFor(
    () => expect(drawn().at(-1)?.body).toMatchObject({ to: "a", message: "Bring a coat" }),
    patient,
  );
  expect(screen.getByRole("combobox", { name: "As which member gets it?" })).toHaveProperty(
    "value",
    "Ada Okafor",
  );
  const sent = asked.filter(({ call }) => call === "send_invitations");
  expect(sent.every(({ body }) => JSON.stringify(body).includes('"dry_run":true'))).toBe(true);
});
