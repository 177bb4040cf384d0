import { expect, it } from "vitest";
import type { AnyEventLine, RsvpLine } from "./rsvp.types.ts";
import {
  allAnswersCsv,
  answersCsv,
  describeLateAnswer,
  headCountCsv,
} from "./late-answers.rules.ts";

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
  const count = {
    people: 3,
    online: 0,
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
  };
  const file = headCountCsv(count, [
    { name: "Ada", people: 1, isChild: false, meal: "Risotto", dietary: "=No nuts" },
    { name: "Chi", people: 1, isChild: true, meal: "Risotto", dietary: null },
    { name: "With Ada", people: 1, isChild: false, meal: null, dietary: null },
  ]);
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
    "Meal,Name,People,Child,Diet",
    "Risotto,Ada,1,,'=No nuts",
    "Risotto,Chi,1,Child,",
    "Not chosen,With Ada,1,,",
    "",
  ]);
});

it("writes the answers as a file, safe in a spreadsheet and in the event's own time", () => {
  const ada: RsvpLine = {
    id: "r1",
    eventGuestId: "g1",
    name: "Ada",
    email: "ada@mail.example.com",
    householdName: null,
    state: "yes",
    partySize: 3,
    note: "=1+1",
    answeredAt: "2027-06-01T22:30:00Z",
    isLate: false,
    source: null,
    isByTicket: false,
  };
  const nothing = { email: null, state: null, note: null, answeredAt: null };
  const silent = { ...ada, ...nothing, name: "Ben", householdName: "Ben & Co" };
  expect(answersCsv([ada, silent], "Europe/Berlin").split("\r\n")).toEqual([
    "\uFEFFName,Household,E-mail,Answer,People,Note,Answered (Europe/Berlin),Late",
    "Ada,,ada@mail.example.com,Coming,3,'=1+1,2027-06-02 00:30,",
    "Ben,Ben & Co,,No answer,,,,",
    "",
  ]);
});

it("writes answers of several events with their events", () => {
  const ben: AnyEventLine = {
    id: "b",
    eventGuestId: "b",
    source: "manual",
    isByTicket: false,
    eventId: "gala",
    name: "Ben",
    email: null,
    householdName: null,
    state: "yes",
    partySize: 2,
    note: "=1+1",
    answeredAt: "2027-06-01T22:30:00Z",
    isLate: false,
    mealChoice: "Risotto",
  };
  expect(allAnswersCsv([ben], new Map([["gala", "Gala"]])).split("\r\n")[1]).toBe(
    "Gala,Ben,,,Coming,2,Risotto,'=1+1,2027-06-01 22:30",
  );
});
