import { expect, it } from "vitest";
import type { CheckInLine } from "./check-in.types.ts";
import { scansCsv } from "./scan-lists.rules.ts";

const scan: CheckInLine = {
  id: "1",
  result: "ok",
  reason: null,
  told: "ok",
  method: "camera",
  offline: false,
  at: "2036-06-12T16:30:00Z",
  receivedAt: "2036-06-12T16:30:01Z",
  undoneAt: null,
  gate: "Main entrance",
  device: "Tablet",
  name: "=Ada Eze",
  number: "ABC-1234-1",
  typeName: "Day",
  isGuest: false,
  earlierAt: null,
  earlierGate: null,
};

it("every scan is a line: on the event's clock, with what went wrong, and no cell is a formula", () => {
  const csv = scansCsv(
    [
      scan,
      { ...scan, name: "Kofi", typeName: null, number: null, isGuest: true, method: "walk_in" },
      { ...scan, result: "duplicate", told: "ok", offline: true },
      { ...scan, name: null, result: "refused", told: "refused", reason: "forged" },
      { ...scan, undoneAt: "2036-06-12T17:00:00Z" },
    ],
    { timeZone: "Europe/Berlin", member: "Colleague" },
  );
  expect(csv.trim().split("\r\n")).toEqual([
    "At,Name,Ticket,Number,Gate,Result,Reason,How,By,Offline,Taken back at",
    "2036-06-12 18:30,'=Ada Eze,Day,ABC-1234-1,Main entrance,Let in,,Camera,Tablet,,",
    "2036-06-12 18:30,Kofi,Colleague,,Main entrance,Let in,,Added at the door,Tablet,,",
    "2036-06-12 18:30,'=Ada Eze,Day,ABC-1234-1,Main entrance,Double entry,,Camera,Tablet,Yes,",
    "2036-06-12 18:30,,Day,ABC-1234-1,Main entrance,Not let in,Forged: the signature is not this event’s,Camera,Tablet,,",
    "2036-06-12 18:30,'=Ada Eze,Day,ABC-1234-1,Main entrance,Let in,,Camera,Tablet,,2036-06-12 19:00",
  ]);
});
