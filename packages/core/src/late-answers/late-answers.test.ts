import { expect, it } from "vitest";
import { describeLateAnswer, headCountCsv } from "./late-answers.rules.ts";

it("says what a late change was and what it shall be", () => {
  const late = {
    id: "l1",
    name: "Ada",
    askedAt: "2027-06-01T10:00:00Z",
    note: null,
    companions: 1,
    members: [
      { name: "Ada", answer: "no", before: "yes" },
      { name: "Ben", answer: "yes", before: null },
    ] as const,
  };
  expect(describeLateAnswer({ ...late, members: [...late.members] })).toEqual([
    "Ada: not coming, was coming",
    "Ben: coming",
    "and 1 more",
  ]);
});

it("writes the caterer's list", () => {
  const file = headCountCsv({
    people: 3,
    children: 1,
    meals: [
      { meal: "Risotto", people: 2 },
      { meal: null, people: 1 },
    ],
    activities: [
      {
        id: "t",
        title: "Tour",
        startAt: "2027-06-12T10:00:00Z",
        capacity: null,
        going: 2,
        waiting: 0,
        meals: [{ meal: "Risotto", people: 2 }],
      },
    ],
    diets: [{ name: "Ada", dietary: "=No nuts", meal: "Risotto" }],
  });
  expect(file.split("\r\n")).toEqual([
    "\uFEFFMeal,People",
    "Risotto,2",
    "Not chosen,1",
    "All,3",
    "",
    "Activity,Meal,People",
    "Tour,Risotto,2",
    "",
    "Name,Diet,Meal",
    "Ada,'=No nuts,Risotto",
    "",
  ]);
});
