import type { PublicParty } from "@jubilee/core/answers/party.types";
import { expect, it } from "vitest";
import { loadPages } from "../../../../build/loadPages.ts";
import { invitation, member } from "./pass.fixture.ts";

const pages = await loadPages();

/** The page of a party without questions, as a link opens it. */
function open(party: Partial<PublicParty>, query: Record<string, string>) {
  const { html } = pages.draw("./answers/pass/pass.page.ts", {
    token: "personal-abcdefghijklmnop",
    shared: invitation({ questions: [], ...party }),
    reads: { schedule: { activities: [] }, polls: { polls: [] } },
    reader: { lang: "en", locale: "en-GB" },
    now: Date.parse("2027-01-01T00:00:00Z"),
    productName: "Jubilee",
    api: { url: "https://jubilee.example", key: "public" },
    params: {},
    query,
    siteUrl: "https://jubilee.example",
    outcome: null,
    key: "one-key",
  });
  const looks = (answer: string) =>
    new RegExp(`<button class="([^"]*)"[^>]* name="answer" value="${answer}"`).exec(html)?.[1];
  const [, confirm = null] = /Press “([^”]+)” once more/.exec(html) ?? [];
  return { looks, confirm };
}

const one = (state: PublicParty["members"][number]["state"]) => [member("Funmi", { state })];

it("an answer that a mail's link brought is chosen, and waits for a press", () => {
  const usual = open({ members: one(null) }, {});
  const brought = open({ members: one(null) }, { answer: "maybe" });
  expect(usual.confirm).toBeNull();
  expect(brought.confirm).toBe("Maybe");
  expect(brought.looks("maybe")).toBe(usual.looks("yes"));
  expect(brought.looks("yes")).toBe(usual.looks("maybe"));
  expect(open({}, { answer: "yes" }).confirm).toBe("Yes, we’ll come");
});

it("one that stands is asked about again only by a link that says another", () => {
  expect(open({ members: one("yes") }, { answer: "no" }).confirm).toBe("No");
  expect(open({ members: one("yes") }, { answer: "yes" }).confirm).toBeNull();
  expect(open({ members: one("maybe") }, { answer: "maybe" }).confirm).toBeNull();
  expect(open({ members: one("waitlisted") }, { answer: "yes" }).confirm).toBeNull();
});

it("nothing is chosen by a link that names no answer, nor where replies are closed", () => {
  expect(open({ members: one(null) }, { answer: "<b>" }).confirm).toBeNull();
  expect(open({ members: one(null), canAnswer: false }, { answer: "yes" }).confirm).toBeNull();
});
