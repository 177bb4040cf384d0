import { expect, it } from "vitest";
import { contentOfDemo, findDemo } from "./demos.rules.ts";
import { reunionOfDemo, reunionOfShared } from "./reunion.rules.ts";

it("the sample is a whole reunion still to come, on its place's clocks", async () => {
  const demo = findDemo("school-demo");
  if (!demo) throw new Error("There is no school-demo");
  const nowMs = Date.parse("2026-11-29T10:00:00Z");
  const reunion = reunionOfDemo(await contentOfDemo(demo, nowMs, () => crypto.randomUUID()));
  expect(reunion.name).toContain("Larchmont High");
  expect(reunion.hosts).toEqual(["Marisol Aguirre", "Owen Prescott"]);
  expect(reunion.when.timeZone).toBe("America/New_York");
  expect(Date.parse(reunion.when.startDate)).toBeGreaterThan(nowMs);
  expect(reunion.coming).toBeGreaterThan(10);
  expect(reunion.page).toBeNull();
  expect(reunion.programme.length).toBeGreaterThan(4);
  // 14:00 in Vermont in winter.
  expect(reunion.programme[0]?.startDate).toMatch(/T19:00:00/);
});

it("a real one tells what its link tells, without what was called off", () => {
  const event = {
    name: "Hartwell",
    description: null,
    hostNames: ["Ana"],
    eventTypeId: "school-type-1" as const,
    coverSeed: "x",
    coverUrl: null,
    startDate: "2027-06-12T16:00:00Z",
    endDate: "2027-06-12T20:00:00Z",
    timeZone: "Europe/Berlin",
    status: "cancelled" as const,
    locationName: null,
    address: null,
  };
  const rsvp = { comingCount: 31, maybeCount: 3 };
  const shared = { event, rsvp, pageUrl: "https://x.example/p" };
  const entry = (id: string, cancelled: boolean) => {
    const moments = { startAt: "2027-06-12T16:00:00Z", endAt: "2027-06-12T17:00:00Z" };
    return { id, cancelled, title: id, description: null, room: null, ...moments };
  };
  const schedule = { activities: [entry("tour", false), entry("dance", true)] };
  const reunion = reunionOfShared(shared, schedule);
  expect(reunion).toMatchObject({ state: "cancelled", coming: 31, maybe: 3, page: shared.pageUrl });
  expect(reunion.programme.map(({ id }) => id)).toEqual(["tour"]);
  expect(reunionOfShared(shared, null).programme).toEqual([]);
});
