import { firstCampaign } from "@jubilee/core/mailing/campaign-beginnings.rules";
import type { EmailCampaign } from "@jubilee/core/mailing/campaigns.types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aSignedInPortal } from "../../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../../testing/renderInPortal.tsx";
import { CampaignEditor } from "./CampaignEditor.tsx";
import { Conflict } from "./Conflict.tsx";
import { HeadFields } from "./HeadFields.tsx";
import { useCampaignDraft } from "./useCampaignDraft.ts";

beforeEach(() => {
  localStorage.clear();
  // Nothing is answered: what is written stays on its way.
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});
afterEach(() => vi.unstubAllGlobals());

const written = (revision: number, subject: string): EmailCampaign => ({
  ...firstCampaign("Lake days", "en", [
    { id: "a", kind: "event" },
    { id: "b", kind: "gap" },
    { id: "c", kind: "answer" },
  ]),
  subjects: { en: subject },
  id: "c1",
  accountId: "a1",
  eventId: "e1",
  status: "draft",
  revision,
  goesLocal: null,
  goesBy: "guest",
  pausedBy: null,
  startedAt: null,
  endedAt: null,
  endedWhy: null,
  updatedAt: "2026-11-30T12:00:00Z",
});

function Desk({ read }: { read: EmailCampaign }) {
  const state = useCampaignDraft(read);
  return (
    <>
      <Conflict state={state} />
      <HeadFields of={state} language="en" />
    </>
  );
}

async function open(Part: (props: { read: EmailCampaign }) => ReactNode = Desk) {
  const queries = new QueryClient();
  const desk = (read: EmailCampaign) => (
    <QueryClientProvider client={queries}>
      <Part read={read} />
    </QueryClientProvider>
  );
  const page = await act(async () => renderInPortal(aSignedInPortal(), desk(written(1, "Come"))));
  return { hears: (read: EmailCampaign) => page.rerender(desk(read)) };
}

const subject = () => screen.getByRole("textbox", { name: "Subject" });

it("shows at once what was written in another window, and says so, where nothing is typed here", async () => {
  const { hears } = await open();
  hears(written(2, "Come to the lake"));
  expect(await screen.findByDisplayValue("Come to the lake")).toBe(subject());
  expect(screen.getByText("You see what was just written somewhere else")).toBeVisible();
  fireEvent.change(subject(), { target: { value: "Come to the lake, all" } });
  expect(screen.queryByText("You see what was just written somewhere else")).toBeNull();
});

it("keeps what is typed here and asks, and then hears on", async () => {
  const { hears } = await open();
  fireEvent.change(subject(), { target: { value: "Mine" } });
  hears(written(2, "Come to the lake"));
  expect(await screen.findByRole("button", { name: "Keep mine" })).toBeVisible();
  expect(subject()).toHaveValue("Mine");
  fireEvent.click(screen.getByRole("button", { name: "Take the other one" }));
  expect(subject()).toHaveValue("Come to the lake");
  hears(written(1, "Come"));
  hears(written(3, "Come soon"));
  expect(await screen.findByDisplayValue("Come soon")).toBe(subject());
});

const parts = () =>
  within(screen.getByRole("list", { name: "Parts of the mail" }))
    .getAllByRole("button")
    .map((part) => part.getAttribute("aria-label"));

it("puts a part that was taken out back in its place, over what was written since", async () => {
  await open(({ read }) => <CampaignEditor first={read} />);
  const before = parts();
  fireEvent.click(screen.getByRole("button", { name: "Change gap, part 2 of 3" }));
  fireEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(parts()).toHaveLength(2);
  fireEvent.change(subject(), { target: { value: "Come soon" } });
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(parts()).toEqual(before);
  expect(subject()).toHaveValue("Come soon");
});
