import { expect, it } from "vitest";
import { lessOf, lineOf, placeOf } from "../notices/told.rules.ts";

const told = (topic: string, detail: Record<string, unknown>) => ({
  topic,
  eventId: "e",
  detail: { threadId: "t", title: "Ball", name: "Kofi", kind: "event", count: 1, ...detail },
});

it.each([
  [told("message", { kind: "person", title: "Kofi" }), "Kofi wrote to the hosts"],
  [told("message", { kind: "person", name: "Ada", isHost: true }), "Ada wrote to Ball"],
  [told("message", { isNamed: true }), "Kofi named you in “Ball”"],
  [told("message", { kind: "people", title: null }), "Kofi wrote to you"],
  [told("conversation", { count: 3 }), "Kofi wrote in “Ball”, 3 new messages"],
  [
    told("message", { kind: "person", title: "Kofi", count: 4, others: true }),
    "Kofi and others wrote to the hosts, 4 new messages",
  ],
  [
    told("conversation", { count: 2, others: true }),
    "Kofi and others wrote in “Ball”, 2 new messages",
  ],
  [told("conversation", { name: null }), "Somebody wrote in “Ball”"],
])("%o says: %s", (one, line) => {
  expect(lineOf(one)).toBe(line);
  expect(placeOf(one)).toEqual({ label: "Read and answer", path: "messages?thread=t" });
});

it("leads from a topic's notice into the forum", () => {
  const topic = told("conversation", { kind: "topic" });
  expect(placeOf(topic)?.path).toBe("forum?thread=t");
  const post = told("conversation", { kind: "topic", messageId: "m" });
  expect(placeOf(post)?.path).toBe("forum?thread=t&message=m");
  expect(lessOf(post)).toBe("Stop following this topic");
  expect(lessOf(told("conversation", {}))).toBe("Mute this conversation");
  expect(lessOf(told("message", {}))).toBeNull();
});

it("leads from a reported message to where it stands", () => {
  const one = told("moderation", { kind: "chat", messageId: "m", eventId: "e" });
  expect(lineOf(one)).toBe("A message in “Ball” was reported");
  expect(lineOf(told("moderation", { kind: "chat", count: 2 }))).toBe("2 messages are reported");
  expect(placeOf(one)?.path).toBe("messages?thread=t&message=m");
  expect(placeOf(told("moderation", { kind: "reported" }))?.path).toBe("forum?moderation=open");
});

it.each([
  [{ kind: "asked", account: "Gala" }, "Kofi asks you to plan with Gala"],
  [{ kind: "joined", account: "Gala" }, "Kofi said yes and plans with Gala now"],
  [{ kind: "declined", account: "Gala" }, "Kofi cannot plan with Gala"],
  [{ kind: "shared" }, "Kofi shares the checklist “Ball” with you"],
])("tells what other planners ask and share: %o", (detail, line) => {
  const one = told("planning", detail);
  expect(lineOf(one)).toBe(line);
  expect(placeOf(one)).toEqual({ label: "See it", path: "planning-network" });
});

it.each([
  [{ kind: "reported", count: 1 }, "A post in “Ball” was reported"],
  [{ kind: "reported", count: 3 }, "3 forum posts are reported"],
  [{ kind: "held", count: 1 }, "A post in “Ball” waits for a moderator"],
  [{ kind: "held", count: 2 }, "2 forum posts wait for a moderator"],
])("tells moderators what waits for them: %o", (detail, line) => {
  const one = told("moderation", detail);
  expect(lineOf(one)).toBe(line);
  expect(placeOf(one)).toEqual({ label: "Decide it", path: "forum?moderation=open" });
});

it.each([
  ["offered", "Kofi offers you the account Gala"],
  ["withdrawn", "Kofi keeps the account Gala: the offer was taken back"],
  ["refused", "Kofi does not take over Gala"],
  ["given", "Kofi has taken over Gala"],
])("tells of an account that is handed over: %s", (kind, line) => {
  const one = told("planning", { kind, account: "Gala" });
  expect(lineOf(one)).toBe(line);
  expect(placeOf(one)?.path).toBe("business/multi-admin");
});
