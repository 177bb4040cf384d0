import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countRanked } from "./ranked.rules.ts";

const options = ["lake", "library", "music", "scholarship"];
const lists = (people: number, ...ranking: string[]) => ({ ranking, people });

describe("ranked votes", () => {
  it("go on until somebody has more than half of the lists that still count", () => {
    const count = countRanked(
      [
        lists(22, "lake"),
        lists(18, "library", "music"),
        lists(8, "music", "library"),
        lists(5, "music", "lake"),
        lists(3, "scholarship", "lake"),
        lists(2, "scholarship", "library"),
        lists(4, "scholarship", "music", "library"),
      ],
      options,
    );
    expect(count.rounds.map(({ tallies }) => tallies.map(({ lists: n }) => n))).toEqual([
      [22, 18, 13, 9],
      [25, 20, 17],
      [30, 32],
    ]);
    expect(count.rounds.map(({ leaves }) => leaves)).toEqual([["scholarship"], ["music"], []]);
    expect(count.rounds[1]?.moves).toEqual([
      { to: "library", lists: 12 },
      { to: "lake", lists: 5 },
    ]);
    expect(count).toMatchObject({ winner: "library", winningLists: 32, countedLists: 62 });
  });

  it("end in the first round where one has more than half", () => {
    const count = countRanked([lists(3, "music"), lists(2, "lake", "music")], options);
    expect(count.rounds).toHaveLength(1);
    expect(count.winner).toBe("music");
  });

  it("lose the lists that name nobody else, and half is half of what still counts", () => {
    const count = countRanked(
      [lists(4, "lake"), lists(3, "library"), lists(2, "music")],
      ["lake", "library", "music"],
    );
    expect(count.rounds[1]).toMatchObject({ exhausted: 2 });
    expect(count).toMatchObject({ winner: "lake", winningLists: 4, countedLists: 7 });
  });

  it("name a tie where the votes tell nobody apart, and let nobody win by standing first", () => {
    const tied = countRanked([lists(1, "b"), lists(1, "a"), lists(0, "c")], ["a", "b", "c"]);
    expect(tied.rounds.map(({ leaves }) => leaves)).toEqual([["c"], []]);
    expect(tied).toMatchObject({ winner: null, tied: ["a", "b"], winningLists: 1 });
    const crossed = countRanked([lists(2, "a", "b"), lists(2, "b", "a")], ["a", "b"]);
    expect(crossed).toMatchObject({ winner: null, tied: ["a", "b"], winningLists: 2 });
  });

  it("tell three with one list each apart by their second places", () => {
    const all = [lists(1, "a", "b", "c"), lists(1, "b", "c", "a"), lists(1, "c", "b", "a")];
    for (const order of [
      ["a", "b", "c"],
      ["c", "a", "b"],
      ["b", "c", "a"],
    ]) {
      const count = countRanked(all, order);
      expect(count.rounds.map(({ leaves }) => leaves)).toEqual([["a"], []]);
      expect(count).toMatchObject({ winner: "b", winningLists: 2, tied: [] });
    }
  });

  it("let all leave at once whom no list puts first", () => {
    const many = Array.from({ length: 50 }, (_, index) => `o${index}`);
    const count = countRanked([lists(3, "o7"), lists(2, "o9"), lists(2, "o4", "o9")], many);
    expect(count.rounds).toHaveLength(3);
    expect(count.rounds[0]?.leaves).toHaveLength(47);
    expect(count.winner).toBe("o9");
  });

  it("of two with the fewest, fewer first places leave, then who stands last", () => {
    const later = countRanked(
      [lists(4, "a"), lists(3, "b"), lists(2, "c", "d"), lists(1, "d", "c"), lists(2, "e", "b")],
      ["a", "b", "c", "d", "e"],
    );
    expect(later.rounds.map(({ leaves }) => leaves).slice(0, 2)).toEqual([["d"], ["e"]]);
  });

  it("without a vote nobody wins, and what was taken away is not counted", () => {
    expect(countRanked([], options).winner).toBeNull();
    expect(countRanked([lists(2, "gone")], options)).toMatchObject({ rounds: [], winner: null });
    expect(countRanked([lists(2, "gone", "lake")], options).winner).toBe("lake");
  });

  it("every list is counted once in every round, for somebody or as exhausted", () => {
    const ranking = fc.shuffledSubarray(options, { minLength: 1 });
    const given = fc.record({ ranking, people: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(fc.array(given, { minLength: 1, maxLength: 30 }), (all) => {
        const people = all.reduce((sum, list) => sum + list.people, 0);
        const count = countRanked(all, options);
        for (const { tallies, exhausted } of count.rounds) {
          expect(tallies.reduce((sum, { lists: n }) => sum + n, exhausted)).toBe(people);
        }
        const isWon = count.winner !== null && count.winningLists * 2 > count.countedLists;
        const isTie = count.winner === null && count.tied.length > 1;
        expect([isWon, isTie]).toContain(true);
      }),
    );
  });
});
