import type { GuestThreads, ThreadMessage, ThreadNews } from "@jubilee/core/talk/threads.types";
import { describe, expect, it } from "vitest";
import { loadPages } from "../../../../build/loadPages.ts";
import { hartwell, recordedAt } from "../../../fixtures/events.ts";
import { bodyOf, placeOf, textOf } from "../../../fixtures/places.ts";
import type { PageLanguage, Place } from "../../page.types.ts";
import { talkWords } from "./words/all.ts";

const pages = await loadPages();
const languages = Object.keys(talkWords) as PageLanguage[];

const message = (place: number, more: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: `message-${place}`,
  place,
  heard: place,
  authorId: "jo",
  at: recordedAt,
  state: "sent",
  text: `Number ${place}`,
  rich: null,
  edited: false,
  mentions: [],
  replyTo: null,
  reactions: [],
  files: [],
  seen: null,
  ...more,
});

const news = (
  messages: ThreadMessage[],
  thread: Partial<ThreadNews["thread"]> = {},
): ThreadNews => ({
  thread: {
    id: "thread",
    kind: "event",
    subject: "e",
    title: "Ball",
    accountId: "a",
    eventId: "e",
    eventName: "Ball",
    timeZone: "Europe/Berlin",
    announceOnly: false,
    keptOpen: false,
    closesAt: null,
    isClosed: false,
    people: 41,
    others: [],
    channel: "talk:secret",
    heard: 9,
    newest: 9,
    lastAt: recordedAt,
    isHost: false,
    mayModerate: false,
    whyNot: null,
    ban: null,
    me: { id: "me", name: "Ada", readPlace: 1, tells: "off", unread: 1, blocked: [] },
    ...thread,
  },
  messages,
  members: [
    { id: "jo", name: "Jo", photoUrl: null, isHost: true, isSilenced: false },
    { id: "me", name: "Ada", photoUrl: null, isHost: false, isSilenced: false },
  ],
  hasOlder: false,
  hasNewer: false,
  isPage: true,
  gone: [],
});

const threads = (more: Partial<GuestThreads> = {}): GuestThreads => ({
  event: hartwell,
  serverTime: recordedAt,
  name: "Ada",
  suggested: "Ada Lind",
  wantsMail: true,
  threads: [],
  ...more,
});

function draw(shared: GuestThreads, rest: Partial<Place<GuestThreads>> = {}): string {
  const place = placeOf(shared, { token: "personal-abcdefghijklmnop", ...rest });
  return bodyOf(pages.draw("./talk/my-messages/my-messages.page.ts", place).html);
}

describe("a conversation", () => {
  it("says who wrote, who is a host, and what is new above the first of others'", () => {
    const said = textOf(
      draw(threads({ open: news([message(1), message(2), message(3, { authorId: "me" })]) })),
    );
    expect(said).toContain("Jo Host");
    expect(said.indexOf("Number 1")).toBeLessThan(said.indexOf("New"));
    expect(said.indexOf("New")).toBeLessThan(said.indexOf("Number 2"));
  });

  it.each<[ThreadMessage["state"], Partial<ThreadNews["thread"]>, string]>([
    ["removed", {}, "This message was taken away"],
    ["hidden", {}, "The hosts have hidden this message"],
    ["sent", { me: { ...news([]).thread.me, blocked: ["jo"] } }, "somebody you blocked"],
  ])("keeps the words of what is %s to itself", (state, thread, instead) => {
    const said = textOf(draw(threads({ open: news([message(2, { state })], thread) })));
    expect(said).toContain(instead);
    expect(said).not.toContain("Number 2");
  });

  it("says of whom one blocked, in an answer to them, that one did", () => {
    const replyTo = { id: "m2", authorId: "jo", text: null };
    const me = { ...news([]).thread.me, blocked: ["jo"] };
    const answer = message(3, { authorId: "me", replyTo });
    expect(textOf(draw(threads({ open: news([answer], { me }) })))).toMatch(
      /Jo A message of somebody you blocked Number 3/,
    );
  });

  it("says what blocking does before it is done, and lists whom one blocked with the way back", () => {
    const open = news([message(2)]);
    const asks = draw(threads({ open }), { query: { on: open.messages[0]?.id ?? "" } });
    expect(textOf(asks)).toContain(
      "You no longer see what they write here. You can take this back",
    );
    expect(asks).toMatch(/<details><summary[^>]*>Block this person<\/summary>/);
    const me = { ...open.thread.me, blocked: ["jo"] };
    const blocked = draw(threads({ open: news([], { me }) }));
    expect(textOf(blocked)).toMatch(/People you blocked Jo See their messages again/);
    expect(blocked).toMatch(/name="memberId" value="jo"/);
    const pointed = draw(threads({ open: news([message(2)], { me }) }), {
      query: { on: open.messages[0]?.id ?? "" },
    });
    expect(textOf(pointed)).not.toContain("Number 2");
  });

  it("has a place where it is said that a message could not be sent", () => {
    const html = draw(threads({ open: news([message(2)]) }));
    expect(html).toMatch(/data-notices[^>]* data-offline="[^"]+"/);
  });

  it("is words and never markup", () => {
    const html = draw(
      threads({ open: news([message(2, { text: "<img src=x onerror=alert(1)>" })]) }),
    );
    expect(html).not.toContain("<img");
  });

  it("shows pictures, and other files as rows with name and size, at the guest’s own address", () => {
    const picture = {
      id: "f1",
      name: "Lake.jpg",
      mime: "image/jpeg",
      size: 900,
      width: 4,
      height: 3,
    };
    const list = { id: "f2", name: "Boats.csv", mime: "text/csv", size: 48_000 };
    const html = draw(threads({ open: news([message(2, { text: "", files: [picture, list] })]) }));
    expect(html).toMatch(/<img src="[^"]*\/embed\/talk\/personal-[^"]*file=f1"/);
    expect(html).toMatch(/href="[^"]*file=f2" download="Boats.csv"/);
    expect(textOf(html)).toContain("48 kB");
    const gone = { state: "removed" as const, files: [picture] };
    expect(draw(threads({ open: news([message(2, gone)]) }))).not.toContain("file=f1");
  });

  it("keeps what was attached when a message is refused", () => {
    const outcome = {
      form: "send",
      typed: { files: "f1 f2" },
      refused: { code: "too_many_requests", field: null },
    };
    const html = draw(threads({ open: news([]) }), { query: { thread: "thread" }, outcome });
    expect(html).toContain('name="files" value="f1 f2"');
    expect(textOf(html)).toContain("2 files");
  });

  it("has no field where nothing can be written, and says why", () => {
    const html = draw(threads({ open: news([], { whyNot: "announce_only" }) }));
    expect(html).not.toContain("<textarea");
    expect(textOf(html)).toContain("Only the hosts write here.");
  });

  it("what was pointed at is answered; one's own can be changed", () => {
    const open = news([message(2), message(3, { authorId: "me" })]);
    const answers = draw(threads({ open }), { query: { thread: "thread", on: "message-2" } });
    expect(answers).toContain('name="replyTo" value="message-2"');
    expect(textOf(answers)).toContain("Answer to Jo");
    const changes = draw(threads({ open }), {
      query: { thread: "thread", on: "message-3", edit: "1" },
    });
    expect(changes).toContain("/edit?");
    expect(changes).toContain('name="id" value="message-3"');
    const others = draw(threads({ open }), {
      query: { thread: "thread", on: "message-2", edit: "1" },
    });
    expect(others).not.toContain("/edit?");
  });
});

it.each(languages)("asks for a name before the first, in %s", (lang) => {
  const line = {
    id: null,
    kind: "event" as const,
    subject: "e",
    title: "Ball",
    eventId: "e",
    eventName: "Ball",
    heard: 0,
    channel: null,
    announceOnly: false,
    isClosed: false,
    tells: "daily" as const,
    unread: 0,
    lastAt: null,
    last: null,
    others: [],
    people: 41,
  };
  const html = draw(threads({ name: null, threads: [line] }), {
    reader: { lang, locale: lang },
  });
  const { callYou, comeIn } = talkWords[lang];
  expect(textOf(html)).toContain(callYou);
  expect(textOf(html)).toContain(comeIn);
  expect(html).toContain('value="Ada Lind"');
  expect(textOf(html)).toContain(talkWords[lang].readAlong);
  // Who has only their own word with the hosts is not told of others.
  const own = textOf(
    draw(threads({ name: null, threads: [{ ...line, kind: "person", people: 1 }] }), {
      reader: { lang, locale: lang },
    }),
  );
  const { withHosts, hostsRead, comeInTitle, people } = talkWords[lang];
  expect(own).toContain(withHosts);
  expect(own).toContain(hostsRead);
  expect(own).not.toContain(comeInTitle);
  expect(own).not.toContain(people(1));
});

it("says whether mails tell of messages, and takes them off by one press", () => {
  const { mailsOn, mailsStop, mailsOff, mailsStart, mute } = talkWords.en;
  const told = textOf(draw(threads({ wantsMail: true })));
  expect(told).toContain(mailsOn);
  expect(told).toContain(mailsStop);
  expect(draw(threads({ wantsMail: true }))).toMatch(/name="wantsMail" value="no"/);
  const silent = textOf(draw(threads({ wantsMail: false })));
  expect(silent).toContain(mailsOff);
  expect(silent).toContain(mailsStart);
  expect(textOf(draw(threads({ wantsMail: null })))).not.toContain(mailsStart);
  const me = {
    id: "me",
    name: "Ada",
    readPlace: 1,
    tells: "daily",
    unread: 1,
    blocked: [],
  } as const;
  expect(textOf(draw(threads({ open: news([], { me: { ...me, blocked: [] } }) })))).toContain(mute);
});
