import { expect, it } from "vitest";
import { subscribeLinks } from "./calendar-feeds.rules.ts";

it("fills the address into every calendar", () => {
  const url = "https://jubilee.example/functions/v1/embed/feed/abc_-9/calendar.ics";
  const links = subscribeLinks(url, "Class & friends");
  expect(links.device).toBe("webcal://jubilee.example/functions/v1/embed/feed/abc_-9/calendar.ics");
  expect(new URL(links.google).searchParams.get("cid")).toBe(links.device);
  expect(new URL(links.outlook).searchParams.get("url")).toBe(url);
  expect(new URL(links.office365).searchParams.get("name")).toBe("Class & friends");
});
