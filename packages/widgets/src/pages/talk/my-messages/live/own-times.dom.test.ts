import { afterEach, expect, it } from "vitest";
import { sayOwnTimes } from "./own-times.ts";

afterEach(() => void (document.body.innerHTML = ""));

const day = (id: string, text: string) => `<li id="${id}" data-day="">${text}</li>`;
const said = (at: string) => `<li><p><time datetime="${at}">?</time></p></li>`;

/** A conversation of an event in Berlin, as it stands for a reader in a zone. */
function read(zone: string, lines: string[]) {
  document.body.innerHTML = `<main data-zone="Europe/Berlin" data-locale="en-GB"><ol id="said">${lines.join("")}</ol></main>`;
  const talk = document.querySelector("main");
  if (!talk) throw new Error("There is no conversation");
  sayOwnTimes(talk, zone);
  sayOwnTimes(talk, zone);
  return [...talk.querySelectorAll<HTMLElement>("li")]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent);
}

const monday = [day("a", "Monday 30 November"), said("2026-11-30T02:47:00Z")];

it("says days and times on the reader's own clock, and which day where it is another", () => {
  expect(read("America/New_York", [...monday, said("2026-11-30T15:00:00Z")])).toEqual([
    "Sunday 29 November",
    "21:47",
    "Mon 10:00",
  ]);
});

it("shows no day twice", () => {
  const earlier = [day("z", "Sunday 29 November"), said("2026-11-29T20:00:00Z")];
  expect(read("America/New_York", [...earlier, ...monday])).toEqual([
    "Sunday 29 November",
    "15:00",
    "21:47",
  ]);
});

it("leaves a page alone that is read where the event is", () => {
  expect(read("Europe/Berlin", monday)).toEqual(["Monday 30 November", "?"]);
});
