import { expect, it } from "vitest";
import { emptyPoll, newOption, newQuestion } from "../editor/pollDraft.rules.ts";
import { shownQuestions } from "./shown.rules.ts";

const zone = "America/New_York";

it("what is not filled in yet is not shown, so that nothing of it can fail", () => {
  const [question] = shownQuestions(emptyPoll(), zone);
  expect(question).toMatchObject({ kind: "date", text: "", options: [] });
  const half = newOption({ startLocal: "2027-06-12T18:00" });
  const begun = { ...newQuestion("date"), options: [half, newOption()] };
  expect(shownQuestions({ ...emptyPoll(), questions: [begun] }, zone)[0]?.options).toEqual([]);
});

it("times are shown as moments, words as they will be read", () => {
  const time = newOption({ startLocal: "2027-06-12T18:00", endLocal: "2027-06-12T19:00" });
  const day = newOption({
    startLocal: "2027-06-13T00:00",
    endLocal: "2027-06-13T23:59",
    allDay: true,
  });
  const when = { ...newQuestion("date"), text: " When? ", options: [time, day] };
  const what = {
    ...newQuestion("single"),
    options: [newOption({ label: " Trout " }), newOption()],
  };
  const [dates, words] = shownQuestions({ ...emptyPoll(), questions: [when, what] }, zone);
  expect(dates?.text).toBe("When?");
  expect(dates?.options).toMatchObject([
    { id: time.key, startAt: "2027-06-12T22:00:00.000Z", label: null, day: null },
    { id: day.key, startAt: null, day: "2027-06-13" },
  ]);
  expect(words?.options).toMatchObject([{ label: "Trout", startAt: null }]);
});
