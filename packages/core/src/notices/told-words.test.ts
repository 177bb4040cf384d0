import { expect, it } from "vitest";
import { withoutContacts } from "./told-words.rules.ts";

it.each([
  ["ada.lind@post.example wrote to the hosts", "… wrote to the hosts"],
  ["“ada@post.example” comes, 2 people", "“…” comes, 2 people"],
  ["+49 (30) 901820-12 wrote in “Choir”", "… wrote in “Choir”"],
  ["0151 2345678 comes", "… comes"],
])("tells nobody near by %s", (line, shown) => expect(withoutContacts(line)).toBe(shown));

it.each([
  "Hartwell High Class of 1997: Thirty Years On",
  "Reunion 1997-2027: 1,250,000 people",
  "Kofi @ the lake wrote, 12 new messages",
  "Room 0815",
])("leaves %s as it is", (line) => expect(withoutContacts(line)).toBe(line));
