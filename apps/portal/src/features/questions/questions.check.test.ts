import type { PageQuestion } from "@jubilee/core/questions/questions.types";
import { expect, it } from "vitest";
import { waitingCheck } from "../../event-kit/event/waiting-check.rules.ts";
import { choir } from "../../testing/anEvent.ts";
import { choirOverview } from "../../testing/anOverview.ts";
import { check } from "./questions.check.ts";

const drafts = [
  { isDraft: true },
  {},
  { isDraft: true },
] as Partial<PageQuestion>[] as PageQuestion[];
const at = (nowMs: number) => ({
  event: { ...choir, status: "published" as const },
  overview: choirOverview,
  nowMs,
  locale: "en",
  viewerZone: "Europe/Berlin",
});

it("what a template answered waits to be read once the event is out, too, until it begins to be over", () => {
  const need = waitingCheck(check);
  const before = at(Date.parse(choir.startDate) - 86_400_000);
  expect(need.isAsked?.(before)).toBe(true);
  expect(need.find(before, drafts)).toMatchObject({
    state: "open",
    what: "Read the 2 answers that the template brought",
    href: `/event-details/${choir.id}?tab=questions`,
  });
  const after = at(Date.parse(choir.endDate) + 30 * 86_400_000);
  expect(need.isAsked?.(after)).toBe(false);
});
