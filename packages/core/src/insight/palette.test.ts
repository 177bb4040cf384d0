import { describe, expect, it } from "vitest";
import {
  findByUse,
  findInLists,
  joinFound,
  mostUses,
  orderByUse,
  readUses,
  weightOf,
  withUse,
} from "./palette.rules.ts";

const day = 86_400_000;
const never = () => 0;
const row = (title: string, words = "") => ({ key: title, title, words });

describe("what was used on a device", () => {
  it("keeps the newest first, counts, and forgets beyond its bound", () => {
    let kept = readUses(null);
    for (let n = 0; n < mostUses + 5; n++) kept = withUse(kept, { key: `/${n}`, title: `${n}` }, n);
    kept = withUse(kept, { key: "/10", title: "Ten" }, 100);
    expect(kept).toHaveLength(mostUses);
    expect(kept[0]).toEqual({ key: "/10", title: "Ten", count: 2, atMs: 100 });
    expect(kept.some(({ key }) => key === "/0")).toBe(false);
    expect(readUses(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([["not json"], ["{}"], ['[{"key": 1}]'], ["[null]"], ["null"]])("%s is nothing", (text) =>
    expect(readUses(text)).toEqual([]),
  );

  it("a use counts half after two weeks", () => {
    const kept = withUse([], { key: "/a", title: "A" }, 0);
    expect(weightOf(kept, "/a", 14 * day)).toBeCloseTo(0.5);
    expect(weightOf(kept, "/b", 0)).toBe(0);
  });
});

describe("what is found on the device", () => {
  const rows = [
    row("Photo Gallery", "albums pictures"),
    row("Polls", "votes"),
    row("Poll results"),
    row("Guest list", "directory poll"),
  ];
  const titles = (typed: string, used: (key: string) => number = never) =>
    findByUse(rows, typed, used).map(({ title }) => title);

  it("names come before other words", () =>
    expect(titles("poll")).toEqual(["Polls", "Poll results", "Guest list"]));
  it("among equals what is used more comes first", () =>
    expect(titles("poll", (key) => (key === "Poll results" ? 2 : 0))[0]).toBe("Poll results"));
  it("a word may be one letter off where nothing is called so", () =>
    expect(titles("galery")).toEqual(["Photo Gallery"]));
  it("no guess stands beside what is called so", () =>
    expect(findByUse([row("Forum"), row("Forms")], "form", never)).toEqual([row("Forms")]));
  it("other words are never guessed at", () => expect(titles("pictuers")).toEqual([]));
  it("what is still to come stands last, however it is called", () => {
    const coming = { ...row("Mail"), isComing: true };
    const found = findByUse([coming, row("Invitations", "mail")], "mail", never);
    expect(found.map(({ title }) => title)).toEqual(["Invitations", "Mail"]);
  });
  it("nothing typed finds nothing", () => expect(titles(" ")).toEqual([]));
});

describe("what several lists have", () => {
  const titles = (typed: string, most = 3) =>
    findInLists(
      [
        [row("Seating"), row("Seating plan")],
        [row("Account Settings"), row("Prices")],
      ],
      typed,
      most,
      never,
    ).map(({ title }) => title);

  it("is no guess where another has what is called so", () =>
    expect(titles("seating")).toEqual(["Seating", "Seating plan"]));
  it("is guessed at where none has it", () =>
    expect(titles("setings")).toContain("Account Settings"));
  it("begins with a word before it is in the middle of one", () => {
    const lists = [[row("Progress Board")], [row("Rowing and oars")]];
    expect(findInLists(lists, "oar", 3, never).map(({ title }) => title)).toEqual([
      "Rowing and oars",
      "Progress Board",
    ]);
  });
  it("is at most so many of each", () => expect(titles("seating", 1)).toEqual(["Seating"]));
});

describe("own things and what the device knows", () => {
  const titles = (own: string, device: string, isGuess: boolean) =>
    joinFound([row(own)], [row(device)], { typed: "scan", isGuess }).map(({ title }) => title);

  it("one's own come first", () =>
    expect(titles("Scandinavian evening", "Scan now", false)[0]).toBe("Scandinavian evening"));
  it("but a guess stands behind what is called so", () =>
    expect(titles("Sanjay", "Scan now", true)).toEqual(["Scan now", "Sanjay"]));
  it("but what is called just so comes before what only has the word, with the rest under its head", () => {
    const pages = [
      { ...row("Seating"), group: "Pages" },
      { ...row("Seating plans"), group: "Pages" },
    ];
    const task = { ...row("Finish the seating plan"), group: "Tasks" };
    const feature = { ...row("Seating charts"), group: "Features" };
    const found = (typed: string, own: typeof pages) =>
      joinFound(own, [...pages, feature], { typed, isGuess: false }).map(({ title }) => title);
    expect(found("Seating", [task])).toEqual([
      "Seating",
      "Seating plans",
      "Finish the seating plan",
      "Seating charts",
    ]);
    expect(found("seatin", [task])[0]).toBe("Finish the seating plan");
    expect(found("seating", [{ ...row("Seating"), group: "Events" }])[0]).toBe("Seating");
    expect(found("seating", [task, { ...row("seating"), group: "Events" }])[0]).toBe(task.title);
  });
  it("but what is called so comes before one's own that only has it in the middle of a word", () =>
    expect(titles("Muscany", "Scan now", false)[0]).toBe("Scan now"));
  it("and before another guess", () => expect(titles("Sanjay", "Scam", true)[0]).toBe("Sanjay"));
});

it("what the server found keeps its order, but for what is used", () => {
  const rows = [row("Ann Berg"), row("Anna Cole"), row("Hanna Ann")];
  const order = (used: (key: string) => number) =>
    orderByUse(rows, "ann", used).map(({ title }) => title);
  expect(order(never)).toEqual(["Ann Berg", "Anna Cole", "Hanna Ann"]);
  expect(order((key) => (key === "Hanna Ann" ? 1 : 0))[0]).toBe("Hanna Ann");
});
