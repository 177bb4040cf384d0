import type { InvitationProgress } from "@jubilee/core/answers/invitations.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { EventOverview } from "@jubilee/core/insight/dashboard.types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { keys } from "../../event-kit/data/keys.ts";
import { talkKeys } from "../../features/talk/keys.ts";
import { ticketKeys } from "../../features/tickets/keys.ts";
import { choir } from "../../testing/anEvent.ts";
import { choirOverview } from "../../testing/anOverview.ts";
import { aSignedInPortal } from "../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import OverviewTab from "./OverviewTab.tsx";

const patient = { timeout: 30_000 };
const portal = aSignedInPortal();
const nobody = {
  people: 0,
  invited: 0,
  opened: 0,
  answered: 0,
  withoutAddress: 0,
  unsubscribed: 0,
  queued: 0,
  sent: 0,
  skipped: 0,
  failed: 0,
  silent: 0,
  lastAt: null,
} satisfies InvitationProgress;

/** The overview of an event of which everything is known, and nobody invited. */
async function show(change: Partial<EventRecord>, figures: Partial<EventOverview> = {}) {
  const event = { ...choir, description: "Come and sing", ...change };
  const known = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  known.setQueryData(keys.overview(event.id), { ...choirOverview, ...figures });
  known.setQueryData(keys.invitations(event.id), nobody);
  known.setQueryData(ticketKeys.ticketTypes(event.id), []);
  known.setQueryData(talkKeys.notice(event.id), { pending: null, before: null, recipients: {} });
  await act(async () => {
    renderInPortal(
      portal,
      <QueryClientProvider client={known}>
        <OverviewTab event={event} />
      </QueryClientProvider>,
    );
    await portal.loadPlanner();
  });
}

const titles = () => screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent);

it("what was left open before it went out waits under what the planner is needed for", async () => {
  await show({ status: "published" }, { plan: "pro" });
  const act = await screen.findByRole("link", { name: "Set" }, patient);
  expect(act.getAttribute("aria-describedby")).toBe(
    screen.getByText("Say until when people can answer").id,
  );
  expect(titles()[0]).toBe("Needs you 2");
  expect(screen.getByText("Add the members")).toBeTruthy();
  expect(screen.queryByText(/Offer tickets/)).toBeNull();
});

it("an offer is marked as one on the list of a draft", async () => {
  await show({}, { plan: "pro" });
  const line = (await screen.findByText(/Offer tickets/, {}, patient)).closest("li");
  expect(within(line ?? document.body).getByText("Optional")).toBeTruthy();
});

it.each(["draft", "published"] as const)(
  "of a free account's %s event one line names what a plan would add, and nothing dead stands there",
  async (status) => {
    await show({ status }, { plan: "free" });
    expect(await screen.findByText(/^With Premium/, {}, patient)).toHaveProperty(
      "textContent",
      "With Premium: answers, guest lists, check-in at the door and invitations by e-mail. With Pro: tickets. Compare the plans",
    );
    const first = status === "draft" ? "Before it goes out" : "Needs you";
    expect(titles()).toEqual([first, "The page", expect.any(String)]);
    expect(screen.queryByRole("button", { name: /invitations|Scan/ })).toBeNull();
  },
);

it("answers that came in are read on whatever plan there is now", async () => {
  const { event } = choirOverview;
  const answers = { ...event.answers, yes: 3, comingHeads: 5 };
  await show(
    { status: "published" },
    { plan: "free", event: { ...event, answers, guestCount: 4 } },
  );
  await screen.findByText(/^With Premium/, {}, patient);
  expect(titles()).toContain("Answers");
});

it("the door comes up the day before", async () => {
  const hour = 3_600_000;
  const around = (hours: number) => ({
    status: "published" as const,
    startDate: new Date(Date.now() + hours * hour).toISOString(),
    endDate: new Date(Date.now() + (hours + 5) * hour).toISOString(),
  });
  await show(around(20));
  expect(await screen.findByRole("button", { name: "Scan now" }, patient)).toBeTruthy();
});

it.each([
  ["free", "Answers come with Premium, orders with Pro; then they appear here."],
  ["premium", "Answers appear here as they come in."],
  ["pro", "Answers and orders appear here as they come in."],
] as const)("on %s it promises no activity that the plan has not", async (plan, words) => {
  await show({ status: "published" }, { plan });
  expect(await screen.findByText(words, {}, patient)).toBeTruthy();
});
