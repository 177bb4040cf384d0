import { describe, expect, it } from "vitest";
import {
  demoOfTab,
  forgetVisit,
  isDemoOver,
  keepVisit,
  keptVisit,
  visitOfAddress,
} from "./demo-visits.rules.ts";
import { contentOfDemo, demos, findDemo } from "./demos.rules.ts";
import type { OpenedDemo } from "./demos.types.ts";

const nowMs = Date.parse("2026-11-29T10:00:00Z");
const newId = () => crypto.randomUUID();

describe.each(demos)("$name", (demo) => {
  const made = contentOfDemo(demo, nowMs, newId);

  it("is still to come, on the weekday of its template, and began weeks ago", async () => {
    const { event, invitedAt } = await made;
    expect(Date.parse(`${String(event["start_local"])}Z`)).toBeGreaterThan(nowMs + 13 * 86_400_000);
    expect(Date.parse(invitedAt)).toBeLessThan(nowMs - 30 * 86_400_000);
  });

  it("has people who have come, declined and not answered, none of them twice", async () => {
    const { guests, households } = await made;
    const names = guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(guests.map(({ answer }) => answer))).toEqual(
      new Set(["yes", "no", "maybe", null]),
    );
    expect(households.length).toBeGreaterThan(9);
    for (const { email } of guests)
      expect(email ?? "@mail.example.com").toMatch(/@mail\.example\.com$/);
    for (const { lastName } of guests) expect(lastName).not.toBe("");
  });

  it("has answers between the invitation and now", async () => {
    const { guests, invitedAt } = await made;
    for (const { answeredAt } of guests) {
      if (answeredAt === null) continue;
      expect(Date.parse(answeredAt)).toBeGreaterThan(Date.parse(invitedAt));
      expect(Date.parse(answeredAt)).toBeLessThan(nowMs);
    }
  });

  it("is half done: tasks done, begun, late and to come", async () => {
    const { parts } = await made;
    const states = (parts.tasks ?? []).map(({ state }) => state ?? "todo");
    expect(states.filter((state) => state === "done").length).toBeGreaterThan(4);
    expect(states).toContain("doing");
    expect(states.filter((state) => state === "todo").length).toBeGreaterThan(2);
  });

  it("has a conversation, a poll with votes and news", async () => {
    const { talk, poll, news, guests } = await made;
    const places = new Set(guests.map(({ placeId }) => placeId));
    expect(talk.length).toBeGreaterThan(4);
    expect(talk.every(({ placeId }) => placeId === undefined || places.has(placeId))).toBe(true);
    expect(talk.map(({ at }) => at)).toEqual(talk.map(({ at }) => at).toSorted());
    expect(poll.options.length).toBeGreaterThan(1);
    expect(poll.votes.length).toBeGreaterThan(5);
    expect(news.text).not.toBe("");
  });
});

it("there are twelve, each with words of its own", () => {
  expect(demos).toHaveLength(12);
  for (const pick of ["name", "title", "line", "eventTypeId"] as const)
    expect(new Set(demos.map((demo) => demo[pick])).size).toBe(12);
  expect(findDemo("nothing-demo")).toBeNull();
});

describe("what a device remembers of demos", () => {
  const opened: OpenedDemo = {
    id: "1",
    demo: "club-demo",
    email: "a@sandbox.invalid",
    password: "long",
    eventId: "2",
    eventName: "Club",
    endsAt: "2026-11-30T10:00:00.000Z",
    guestPage: "/event-info-view/x",
  };
  const device = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
  };

  it("is opened once a day, and not once its day is over", () => {
    const place = device();
    keepVisit(place, opened, nowMs);
    expect(keptVisit(place, "club-demo", nowMs)).toEqual(opened);
    expect(keptVisit(place, "school-demo", nowMs)).toBeNull();
    expect(isDemoOver(opened, Date.parse(opened.endsAt))).toBe(true);
    expect(keptVisit(place, "club-demo", Date.parse(opened.endsAt))).toBeNull();
  });

  it("forgets one that is gone and keeps the others", () => {
    const place = device();
    keepVisit(place, opened, nowMs);
    keepVisit(place, { ...opened, demo: "school-demo" }, nowMs);
    forgetVisit(place, "club-demo");
    expect(keptVisit(place, "club-demo", nowMs)).toBeNull();
    expect(keptVisit(place, "school-demo", nowMs)).not.toBeNull();
  });

  it("finds the one that an address belongs to, while it stands", () => {
    const place = device();
    const eventId = "7d5b1d0e-6a53-4f43-9c39-0c9a3b0f5f11";
    keepVisit(place, { ...opened, eventId }, nowMs);
    const found = visitOfAddress(place, `/event-details/${eventId}?tab=tasks`, nowMs);
    expect(found?.demo).toBe("club-demo");
    expect(visitOfAddress(place, "/task-management", nowMs)).toBeNull();
    const end = Date.parse(opened.endsAt);
    expect(visitOfAddress(place, `/event-details/${eventId}`, end)).toBeNull();
  });

  it.each(["", "null", "{", '{"id":"1"}', '"text"'])("takes %j for no demo", (text) => {
    const place = device();
    place.setItem("jubilee-demo", text);
    expect(demoOfTab(place)).toBeNull();
  });
});
