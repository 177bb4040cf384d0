import { expect, it } from "vitest";
import { fileName } from "./chunks.ts";

it.each([
  "CampaignPage",
  "Banner",
  "TrackingPage",
  "SponsorSection",
  "ads",
  "web-analytics",
  "AffiliatePage",
])("%s has a file that no list of an ad blocker stops", (name) =>
  expect(fileName(name)).toBe("part"),
);

it.each(["EventPage", "Threads", "AddGuests", "frame", "inter-latin-wght-normal"])(
  "%s keeps its name",
  (name) => expect(fileName(name)).toBe(name),
);
