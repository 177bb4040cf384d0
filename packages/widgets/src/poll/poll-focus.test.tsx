import { act, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { Refused } from "../fixtures/answer-recorded.ts";
import * as polls from "../fixtures/polls.ts";
import { onEmptyPage, patience, place, sent } from "./place-poll.ts";

onEmptyPage();

const focused = (shadow: ShadowRoot) => {
  const at = shadow.activeElement;
  return at?.getAttribute("aria-label") ?? at?.textContent?.trim();
};
/** Presses by keys: what is pressed has the focus. */
async function pressAt(target: HTMLElement | undefined) {
  await act(async () => {
    target?.focus();
    target?.click();
  });
}

it("ranking by keys keeps its place: on the next option, on a row that moves, beside one that goes", async () => {
  const { find, shadow, says } = await place("rank", { "GET poll/rank": polls.barMoney });
  await pressAt(await find("Rank it School library"));
  await waitFor(() => expect(focused(shadow)).toBe("Rank it Music room"), patience);
  await pressAt(await find("Rank it Music room"));
  await pressAt(await find("Music room: one place up"));
  await waitFor(() => expect(focused(shadow)).toBe("Music room: one place up"), patience);
  await pressAt(await find("Music room: leave out"));
  await waitFor(() => expect(focused(shadow)).toBe("School library: leave out"), patience);
  await says(/Music room: left out/);
});

it("after a vote and before a change one reads on where it is, and hears that it arrived", async () => {
  const { press, fill, find, says, shadow } = await place("one", {
    "GET poll/one": polls.picnic,
    "POST poll/one": polls.picnicVoted,
  });
  await press("On the slip, at ten");
  await fill("name", "Ada");
  await pressAt(await find("Vote"));
  await says(/Your vote has arrived/);
  await waitFor(
    () => expect(focused(shadow)).toMatch(/^On the slip.*46.*Change my vote$/),
    patience,
  );
  await pressAt(await find("Change my vote"));
  await waitFor(() => expect(shadow.activeElement?.localName).toBe("fieldset"), patience);
});

it("who changes nothing after all goes back to the vote as it is, and nothing is sent", async () => {
  const { press, find, says, shadow } = await place("back", { "GET poll/back": polls.picnicVoted });
  await press("Change my vote");
  await says(/Save my answer/);
  await press("In the school yard, at noon");
  await pressAt(await find("Back"));
  await says(/Change my vote/);
  await waitFor(() => expect(focused(shadow)).toMatch(/Change my vote$/), patience);
  expect(sent).toEqual([]);
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(
    polls.picnic.questions[0]?.options[1]?.id,
  );
});

it("says of a vote that came after the end that it does not count, above what is shown then", async () => {
  const closed = { code: "conflict", message: "Closed", field: "poll" } as const;
  const answers = {
    "GET poll/late": polls.picnic,
    "POST poll/late": new Refused(409, closed),
  };
  const { press, fill, says, shadow } = await place("late", answers);
  await press("On the slip, at ten");
  await fill("name", "Ada");
  answers["GET poll/late"] = { ...polls.picnic, state: "closed" };
  await press("Vote");
  await says(/This poll is closed.*Your vote came too late and does not count/);
  expect(shadow.querySelector("[type=radio]")).toBeNull();
});

it("results that everybody may see before they vote stand under the ballot, with names", async () => {
  const { says, shadow } = await place("open", {
    "GET poll/open": { ...polls.picnicVoted, results: "always", hasVoted: false, own: null },
  });
  await says(/Results so far/);
  await says(/46\s*Ada/);
  expect(shadow.querySelectorAll("[type=radio]")).toHaveLength(3);
});

it("who suggests an option has chosen it, as far as there is room, and goes on from there", async () => {
  const [asked] = polls.songs.questions;
  if (!asked) throw new Error("Nothing is asked.");
  const added = {
    ...asked.options[0],
    id: "new",
    label: "A waltz",
  } as (typeof asked.options)[number];
  const more = { ...polls.songs, questions: [{ ...asked, options: [...asked.options, added] }] };
  const answers = { "GET poll/more": polls.songs, "POST poll/more/option": more };
  const { find, press, says, shadow } = await place("more", answers);
  await press("What we danced to then");
  await pressAt(await find("Suggest another"));
  await waitFor(() => expect(shadow.activeElement?.localName).toBe("input"), patience);
  const input = shadow.querySelector<HTMLInputElement>("[id^=add-]");
  if (!input) throw new Error("There is no field.");
  await act(async () => {
    input.value = " A waltz ";
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await pressAt(await find("Add it"));
  await says(/A waltz is added/);
  const chosen = [...shadow.querySelectorAll<HTMLInputElement>(":checked")].map(
    ({ value }) => value,
  );
  expect(chosen).toEqual([asked.options[0]?.id, "new"]);
  await waitFor(() => expect(focused(shadow)).toBe("Suggest another"), patience);
  expect(sent[0]?.body).toMatchObject({ label: "A waltz" });
});

it("a ranking that nothing decides is told as a tie", async () => {
  const { questions, outcome } = polls.barMoneyClosed;
  const [library, music] = questions[0]?.options.map(({ id }) => id) ?? [];
  const rankings = [
    { ranking: [music ?? ""], people: 2 },
    { ranking: [library ?? ""], people: 2 },
  ];
  const tied = outcome.questions.map((result) => ({ ...result, rankings }));
  const { says, shadow } = await place("tie", {
    "GET poll/tie": { ...polls.barMoneyClosed, outcome: { ...outcome, questions: tied } },
  });
  await says(/A tie: School library.*Music room, with 2 each/);
  expect(shadow.textContent).not.toMatch(/is chosen|Round 3/);
});
