import type { CheckInDesk } from "@jubilee/core/door/check-in.types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { keys } from "../../../event-kit/data/keys.ts";
import { choir } from "../../../testing/anEvent.ts";
import { choirOverview } from "../../../testing/anOverview.ts";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { doorKeys } from "../keys.ts";
import CheckInTab from "./CheckInTab.tsx";

const patient = { timeout: 30_000 };

const desk: CheckInDesk = {
  eventId: choir.id,
  timeZone: choir.timeZone,
  endDate: choir.endDate,
  mayWrite: true,
  types: [],
  capacity: null,
  guests: { expected: 0, entered: 0, walkIns: 0 },
  activities: [],
  gates: [],
  links: [],
  problems: [],
  latest: [],
  serverTime: "2036-06-12T16:00:00Z",
};

/** How the buttons of the check-in of an event in a state look. */
async function looksOf(status: "draft" | "published") {
  const known = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  known.setQueryData(keys.overview(choir.id), choirOverview);
  known.setQueryData(doorKeys.checkIn(choir.id), desk);
  const portal = aSignedInPortal();
  await act(async () => {
    renderInPortal(
      portal,
      <QueryClientProvider client={known}>
        <CheckInTab event={{ ...choir, status }} />
      </QueryClientProvider>,
    );
    await portal.loadPlanner();
  });
  const add = await screen.findByRole("button", { name: "Add a gate" }, patient);
  return {
    add: add.className,
    scan: screen.queryByRole("button", { name: "Scan now" })?.className,
  };
}

it("where one can scan that is the filled act; setting up a gate is second to it", async () => {
  const { add, scan } = await looksOf("published");
  expect(scan).toMatch(/default/);
  expect(add).toMatch(/outline/);
});

it("before an event is out, to set up a gate is the filled act", async () => {
  const { add, scan } = await looksOf("draft");
  expect(scan).toBeUndefined();
  expect(add).toMatch(/default/);
});
