import { act, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Refused, type RecordedAnswer } from "../fixtures/answer-recorded.ts";
import * as polls from "../fixtures/polls.ts";
import { leave, onEmptyPage, patience, place, sent } from "./place-poll.ts";

onEmptyPage();

it("a choice is sent with a name and this device's own token, which changes the vote later", async () => {
  const { press, fill, says } = await place("one", {
    "GET poll/one": polls.picnic,
    "POST poll/one": polls.picnicVoted,
  });
  await press("On the slip, at ten");
  await press("Vote");
  await says(/name/i);
  expect(sent).toEqual([]);
  await fill("name", "Ada Lovelace");
  await press("Vote");
  await says(/46/);
  await press("Change my vote");
  await press("Save my answer");
  await waitFor(() => expect(sent).toHaveLength(2), patience);
  const [first, second] = sent.map(({ body }) => body);
  expect(first).toMatchObject({
    name: "Ada Lovelace",
    answers: [{ questionId: polls.picnic.questions[0]?.id }],
  });
  expect(first?.["ballotToken"]).toMatch(/^[\w-]{32,64}$/);
  expect(second?.["ballotToken"]).toBe(first?.["ballotToken"]);
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("Lovelace");
});

it("an anonymous vote says before it is sent that it cannot be changed, and names nobody", async () => {
  const { press, says, shadow } = await place("box", {
    "GET poll/box": polls.barMoney,
    "POST poll/box": polls.barMoneyHidden,
  });
  await says(/cannot be changed/);
  expect(shadow.querySelector("[name=name]")).toBeNull();
  await press("Rank it School library");
  await press("Rank it Music room");
  await press("Music room: one place up");
  await press("Vote");
  await says(/Your vote is in the box/);
  const [library, music] = polls.barMoney.questions[0]?.options ?? [];
  expect(sent[0]?.body["answers"]).toEqual([
    { questionId: polls.barMoney.questions[0]?.id, ranking: [music?.id, library?.id] },
  ]);
  expect(sent[0]?.body).not.toHaveProperty("name");
  expect(sent[0]?.body).not.toHaveProperty("timeZone");
  expect(shadow.textContent).not.toContain("Change my vote");
});

it("as many as may be chosen, and no more", async () => {
  const { press, says, shadow } = await place("songs", { "GET poll/songs": polls.songs });
  await says(/Choose up to 2/);
  await press("What we danced to then");
  await press("Whatever the Late Bells know");
  await says(/Take one back/);
  const [, , third] = shadow.querySelectorAll<HTMLInputElement>("[type=checkbox]");
  expect(third?.disabled).toBe(true);
});

it("a survey asks one after the other, and only those a question is for", async () => {
  const { press, says, shadow } = await place("survey", {
    "GET poll/survey": polls.evening,
    "POST poll/survey": polls.evening,
  });
  await says(/How did you come/);
  await press("Next");
  await says(/needs an answer/);
  await press("By car");
  await press("Next");
  await says(/come back next time/);
  expect(shadow.textContent).not.toMatch(/on time/);
  await press("Back");
  await press("By bus");
  await press("Next");
  await says(/Was it on time/);
});

it("a lost connection keeps the vote, and what is sent again is the same", async () => {
  const answers: Record<string, RecordedAnswer> = {
    "GET poll/away": polls.food,
    "POST poll/away": "offline",
  };
  const { press, fill, says } = await place("away", answers);
  await press("4");
  await fill("name", "Ada");
  await press("Vote");
  await says(/has not been sent yet/);
  answers["POST poll/away"] = polls.foodVoted;
  await act(async () => void dispatchEvent(new Event("online")));
  await says(/4\.1/);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

it("works where storage is blocked", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("blocked");
  });
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("blocked");
  });
  const { press, fill, says } = await place("blocked", {
    "GET poll/blocked": polls.food,
    "POST poll/blocked": polls.foodVoted,
  });
  await press("4");
  await fill("name", "Ada");
  await press("Vote");
  await says(/from 94 people/);
  expect(sent[0]?.body["ballotToken"]).toMatch(/^[\w-]{32,64}$/);
  vi.restoreAllMocks();
});

it("a place that went meanwhile is said beside its question, and the newest is shown", async () => {
  const question = polls.picnic.questions[0];
  const answers: Record<string, RecordedAnswer> = {
    "GET poll/race": polls.picnic,
    "POST poll/race": new Refused(409, {
      code: "conflict",
      message: "Somebody was faster",
      field: question?.id ?? null,
    }),
  };
  const { press, fill, says, shadow } = await place("race", answers);
  await press("On the slip, at ten");
  await fill("name", "Ada");
  const [first, ...others] = question?.options ?? [];
  const options = [{ ...first, mostVotes: 1, votesLeft: 0 }, ...others];
  answers["GET poll/race"] = { ...polls.picnic, questions: [{ ...question, options }] };
  await press("Vote");
  await says(/Somebody was faster: one of these is full/);
  expect(shadow.textContent).toMatch(/On the slip, at ten\s*none left/);
});

it("times take three answers each, by one's own link without asking for a name", async () => {
  const { says, shadow } = await place("talk", {
    "GET poll/talk": polls.talk,
    "POST poll/talk": polls.talk,
  });
  await says(/6 can/);
  await says(/Kofi Mensah/);
  const first = shadow.querySelector("[role=radiogroup]")?.closest("li");
  expect(first?.textContent).toMatch(/Thu.*6.*May.*:30.*–.*:30/);
  expect(shadow.querySelector("[name=name]")).toBeNull();
  expect(shadow.querySelectorAll("[role=radiogroup]")).toHaveLength(5);
});

it("where people stand as rows a whole day has its words, and another year its number", async () => {
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(900);
  const [question] = polls.talk.questions;
  const options = question?.options.map((option, index) => ({
    ...option,
    startAt: null,
    endAt: null,
    day: `2028-02-1${index}`,
  }));
  const { says, shadow } = await place("days", {
    "GET poll/days": { ...polls.talk, questions: [{ ...question, options }] },
  });
  await says(/Kofi Mensah/);
  const head = shadow.querySelector("th[scope=col]");
  expect(head?.textContent).toMatch(/Thu.*10.*Feb.*2028.*Thursday.*February.*2028/);
  vi.restoreAllMocks();
});

it("words are asked for under their question, said once where it is the poll's title", async () => {
  const { fill, press, says, shadow } = await place("words", {
    "GET poll/words": { ...polls.words, naming: "anonymous" },
    "POST poll/words": polls.wordsVoted,
  });
  await fill(polls.words.questions[0]?.id ?? "", "Fewer speeches.");
  expect(shadow.querySelector("textarea")?.getAttribute("aria-label")).toBe(polls.words.title);
  await press("Vote");
  await says(/38 answers/);
  expect(sent[0]?.body["answers"]).toEqual([
    { questionId: polls.words.questions[0]?.id, words: "Fewer speeches." },
  ]);
});

it("a closed poll of times says which one was made the date", async () => {
  const decided = polls.talk.questions[0]?.options[1]?.id;
  const { says, shadow } = await place("decided", {
    "GET poll/decided": { ...polls.talk, state: "closed", decided },
  });
  await says(/This poll is closed · It is Saturday.*8/);
  expect(shadow.querySelector("[role=radiogroup]")).toBeNull();
});

it("a closed ranked poll shows its rounds", async () => {
  const { says, shadow } = await place("closed", { "GET poll/closed": polls.barMoneyClosed });
  await says(/This poll is closed/);
  await says(/School library is chosen, with 31 of \d+/);
  // Bars are drawn by the widgets' own runtime, which knows paths and circles.
  expect(shadow.querySelectorAll("svg path").length).toBeGreaterThan(3);
  expect(shadow.querySelectorAll("svg rect")).toHaveLength(0);
});

it("a link that takes no more votes says so before anybody chooses, and not to whoever has voted", async () => {
  const one = await place("full", { "GET poll/full": { ...polls.picnic, usedUp: true } });
  await one.says(/used as often as its hosts allow/);
  expect(one.shadow.querySelector("[type=radio]")).toBeNull();
  leave();
  const other = await place("mine", { "GET poll/mine": polls.picnicVoted });
  await other.says(/Change my vote/);
  expect(other.shadow.textContent).not.toMatch(/as often as/);
});

it("a draft's link says that voting has not begun, and offers nothing", async () => {
  const notBegun = { code: "not_begun", message: "Voting has not begun yet", field: null } as const;
  const { says, shadow } = await place("draft", { "GET poll/draft": new Refused(404, notBegun) });
  await says(/Voting has not begun yet/);
  await says(/Come back by this same link/);
  expect(shadow.querySelector("button, input")).toBeNull();
});

it("asks who can when where the script did not say, and shows the times even if that is not answered", async () => {
  const { voters: _later, ...counts } = polls.talk.outcome;
  const made: RecordedAnswer = { ...polls.talk, outcome: { ...counts, questions: [] } };
  let asked = 0;
  const answers = {
    get "GET poll/made"() {
      asked += 1;
      return asked === 1 ? made : polls.talk;
    },
    get "GET poll/away"() {
      asked += 1;
      return asked === 1 ? made : "offline";
    },
  };
  const whole = await place("made", answers);
  await whole.says(/6 can/);
  await whole.says(/Kofi Mensah|camera off/);
  expect(asked).toBeGreaterThan(1);
  leave();
  asked = 0;
  const { shadow } = await place("away", answers);
  await waitFor(
    () => expect(shadow.querySelectorAll("[role=radiogroup]")).toHaveLength(5),
    patience,
  );
  expect(shadow.textContent).not.toMatch(/camera off/);
});
