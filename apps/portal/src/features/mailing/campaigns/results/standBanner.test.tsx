import type { CampaignResults, EmailCampaign } from "@jubilee/core/mailing/campaigns.types";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PortalContext } from "../../../../app/portal/PortalContext.ts";
import { aPortal } from "../../../../testing/aPortal.ts";
import { askAgainMs } from "./live.rules.ts";
import { StandBanner } from "./StandBanner.tsx";

const at = (status: EmailCampaign["status"], more: Partial<EmailCampaign> = {}) =>
  ({
    status,
    timing: null,
    goesLocal: null,
    startedAt: "2027-05-24T07:00:00Z",
    pausedBy: null,
    endedWhy: null,
    ...more,
  }) as EmailCampaign;
const figures = (waiting: number, queued: number) =>
  ({
    people: 57,
    waiting,
    nextAt: null,
    figures: { queued, sent: 57 - waiting - queued },
  }) as CampaignResults;

function show(campaign: EmailCampaign, results?: CampaignResults): string {
  const { container } = render(
    <PortalContext value={aPortal()}>
      <StandBanner campaign={campaign} results={results} />
    </PortalContext>,
  );
  return container.textContent;
}

it("figures of a paused campaign go on, those of one that has ended rest", () => {
  expect([askAgainMs("sending"), askAgainMs("paused"), askAgainMs("sent")]).toEqual([
    5000,
    5000,
    false,
  ]);
  expect([0, 1].map((queued) => askAgainMs("cancelled", figures(3, queued)))).toEqual([
    false,
    5000,
  ]);
});

it("a stop says how many got it, and what a mail server had already", () => {
  expect(show(at("cancelled"), figures(50, 0))).toBe(
    "It was stopped: 7 of 57 got itNobody else gets it.",
  );
  const going = "1 mail was with the mail server already and may still arrive.";
  expect(show(at("cancelled"), figures(50, 1))).toContain(going);
  expect(show(at("paused", { pausedBy: "host" }), figures(50, 1))).toContain(going);
  expect(show(at("paused", { pausedBy: "host" }), figures(50, 0))).not.toContain("mail server");
  expect(show(at("cancelled", { startedAt: null }))).toBe("");
});

it("a paused campaign that everybody has says so, and not that others wait", () => {
  const paused = at("paused", { pausedBy: "host" });
  expect(show(paused, figures(3, 0))).toContain("The others get it when it goes on");
  expect(show(paused, figures(0, 0))).toContain("everybody had it already");
});

it("one that goes at once says how soon, before the first has gone as well", () => {
  expect(show(at("scheduled"))).toContain("It goes within a minute");
  expect(show(at("scheduled", { goesLocal: "2027-05-24T09:00" }))).toContain(
    "It waits for its time",
  );
  show(at("sending"), figures(57, 0));
  expect(screen.getByText(/The first go within a minute/)).toBeVisible();
});
