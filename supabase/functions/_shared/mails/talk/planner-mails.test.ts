import { expect, it } from "vitest";
import { plannerNoticeMail, readNoticeBundle } from "./planner-mails.ts";

const server = { siteUrl: "https://jubilee.test", productName: "Jubilee" };
const post = (threadId: string, messageId: string) => ({
  topic: "conversation",
  eventId: null,
  eventName: "Your account",
  detail: {
    kind: "topic",
    threadId,
    messageId,
    title: `Topic ${threadId}`,
    name: "Kofi",
    count: 1,
  },
});
const mailOf = (isOfOne: boolean, ...notices: object[]) => {
  const end = { token: "its-end", isOfOne };
  const bundle = readNoticeBundle({ userId: "u", to: "a@post.example", batch: "b", end, notices });
  if (!bundle) throw new Error("This is no bundle");
  return plannerNoticeMail(bundle, server);
};

it("a mail about one post leads to it, and to leaving its topic without a sign-in", () => {
  const { text, subject, unsubscribe } = mailOf(true, post("t", "m"));
  expect(subject).toContain("Kofi wrote in “Topic t”");
  expect(text).toContain("https://jubilee.test/forum?thread=t&message=m");
  expect(text).toContain("Stop following this topic: https://jubilee.test/notice-mails/its-end");
  expect(unsubscribe).toBe("https://jubilee.test/notice-mails/its-end/mails");
});

it("the digest leads to the post of each topic, and ends its kinds", () => {
  const { text, unsubscribe } = mailOf(false, post("t", "m"), post("u", "n"));
  expect(text).toContain("https://jubilee.test/forum?thread=t&message=m");
  expect(text).toContain("https://jubilee.test/forum?thread=u&message=n");
  expect(text).toContain("No more of these mails: https://jubilee.test/notice-mails/its-end");
  expect(unsubscribe).toBe("https://jubilee.test/notice-mails/its-end/mails");
});

it("an event that is named by what happened is named once in the subject", () => {
  const moved = { topic: "event_moved", eventId: "e", eventName: "Ball" };
  const detail = { who: "Ada", event: "Ball" };
  expect(mailOf(true, { ...moved, detail }).subject).toMatch(/^[^:]*“Ball” to another time$/);
  expect(mailOf(true, { ...post("t", "m"), eventName: "Ball" }).subject).toMatch(/: Ball$/);
});

it("counts the events where something happened, and the account as none", () => {
  const at = (eventId: string, eventName: string) => ({
    topic: "answer",
    eventId,
    eventName,
    detail: { name: "Kofi", answer: "yes", partySize: 1 },
  });
  const [ball, walk] = [at("e", "Ball"), at("w", "Walk")];
  expect(mailOf(false, ball, walk).subject).toBe("2 new things at 2 events");
  expect(mailOf(false, ball, post("t", "m")).subject).toBe(
    "2 new things at 1 event and in your account",
  );
  expect(mailOf(false, post("t", "m"), post("u", "n")).subject).toBe(
    "2 new things in your account",
  );
});
