import { clockWords } from "@jubilee/core/base/clock-words.rules";
import { afterEach, expect, it, vi } from "vitest";
import { toTheMinute } from "../../format/clock-styles.ts";
import { sayOwnClock } from "./own-clock.ts";

const start = "2027-06-12T22:30:00Z";
const here = -new Date(start).getTimezoneOffset();

function lineWith(offset: number, locale = "en-GB"): HTMLElement {
  document.body.innerHTML = `<p data-start="${start}" data-offset="${offset}" data-locale="${locale}" data-words="For you in {city}: {time}" hidden></p>`;
  return document.querySelector("p") as HTMLElement;
}

afterEach(() => vi.restoreAllMocks());

it("says nothing and makes no formatter where both clocks show the same", () => {
  const formatter = vi.spyOn(Intl, "DateTimeFormat");
  const line = lineWith(here);
  sayOwnClock();
  expect(line.hidden).toBe(true);
  expect(formatter).not.toHaveBeenCalled();
});

it("says the moment and the reader's town where their clock shows another", () => {
  const line = lineWith(here + 60);
  sayOwnClock();
  expect(line.hidden).toBe(false);
  expect(line.textContent).toMatch(/^For you in [^{:]+: \w+,? \d+ June.* \d+:30$/);
});

it("makes no formatter where the server has written what a clock can show", () => {
  const line = lineWith(here + 60);
  sayOwnClock();
  const said = line.textContent;
  const written = lineWith(here + 60);
  written.dataset["clocks"] = clockWords(start, "en-GB", toTheMinute);
  const formatter = vi.spyOn(Intl, "DateTimeFormat");
  sayOwnClock();
  expect(written.textContent).toBe(said);
  // A browser that has no other way asks one for the zone it is in.
  expect(formatter.mock.calls.filter(([locale]) => locale !== undefined)).toEqual([]);
});

it("says the time alone where a line before has named the reader's clock", () => {
  const line = lineWith(here + 60);
  line.setAttribute("data-words", "({time})");
  line.setAttribute("data-brief", "");
  sayOwnClock();
  expect(line.textContent).toMatch(/^\(\w{3},? \d+:30\)$/);
});

it("says weekday, time and place at the end of a line", () => {
  const line = lineWith(here + 60);
  line.setAttribute("data-words", " · {city}: {time}");
  line.setAttribute("data-brief", "");
  sayOwnClock();
  expect(line.textContent).toMatch(/^ · [^{:]+: \w{3},? \d+:30$/);
});

it("names the reader's clock in the letters they read", () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: "Europe/Istanbul",
  });
  const line = lineWith(here + 60, "ja-JP");
  sayOwnClock();
  expect(line.textContent).toContain("For you in トルコ時間: ");
});
