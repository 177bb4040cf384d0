import { expect, it } from "vitest";
import { foldNote, foldSeries, type FoldedFrom } from "./series-fold.rules.ts";

const listed: FoldedFrom[] = [
  { id: "now", seriesId: "walk", phase: "ongoing" },
  { id: "gala", seriesId: null, phase: "upcoming" },
  { id: "next", seriesId: "walk", phase: "upcoming" },
  { id: "draft", seriesId: "walk", phase: "draft" },
  { id: "past", seriesId: "walk", phase: "ended" },
  { id: "older", seriesId: "walk", phase: "ended" },
];
const shown = (open: string | null, events = listed) =>
  foldSeries(events, open).map(({ id, fold, isInFold }) =>
    fold ? `${id} for ${fold.dates}${fold.isOpen ? ", open" : ""}` : isInFold ? `- ${id}` : id,
  );

it("makes one row of dates that are alike, where the first of them stood", () => {
  expect(shown(null)).toEqual(["now for 2", "gala", "draft", "past for 2"]);
});

it("shows the dates of an open row below it, and those alone", () => {
  expect(shown("walk.past")).toEqual([
    "now for 2",
    "gala",
    "draft",
    "past for 2, open",
    "- past",
    "- older",
  ]);
});

it("leaves a date alone that a search left alone", () => {
  expect(shown("walk.upcoming", listed.slice(1, 3))).toEqual(["gala", "next"]);
});

it("says what a count of the events does not: that some stand in one row", () => {
  expect(foldNote(listed)).toBe("4 of them in 2 series");
  expect(foldNote(listed.slice(0, 3))).toBe("2 of them in a series");
  expect(foldNote(listed.slice(1, 4))).toBeNull();
});
