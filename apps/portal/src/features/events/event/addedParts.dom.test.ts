import { afterEach, expect, it } from "vitest";
import { forgetAddedParts, keepAddedParts, readAddedParts } from "./addedParts.ts";

afterEach(() => localStorage.clear());

const nowMs = Date.parse("2036-06-12T10:00:00Z");
const added = { undoId: "u1", title: "Class Reunion" };

it("what came can be taken back for an hour, after a reload, too, and at its own event alone", () => {
  keepAddedParts(localStorage, "e1", added, nowMs);
  const kept = readAddedParts(localStorage, "e1", nowMs + 3_599_000);
  expect(kept).toEqual({ ...added, undoUntil: "2036-06-12T11:00:00.000Z" });
  expect(readAddedParts(localStorage, "e2", nowMs)).toBeNull();
  expect(readAddedParts(localStorage, "e1", nowMs + 3_600_000)).toBeNull();
});

it("what went again, or stays, is not offered", () => {
  keepAddedParts(localStorage, "e1", added, nowMs);
  forgetAddedParts(localStorage, "e1");
  expect(readAddedParts(localStorage, "e1", nowMs)).toBeNull();
});

it("takes nothing of a foreign shape", () => {
  localStorage.setItem("jubilee-draft-1:added-parts:e1", '{"over":"","value":{"undoId":7}}');
  expect(readAddedParts(localStorage, "e1", nowMs)).toBeNull();
});
