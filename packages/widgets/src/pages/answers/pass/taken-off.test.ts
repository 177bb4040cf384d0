import { expect, test } from "vitest";
import { loadPages } from "../../../../build/loadPages.ts";
import { passForms } from "./forms.ts";
import { invitation, member } from "./pass.fixture.ts";

const pages = await loadPages();
const refused = { code: "conflict", field: null };
const shared = invitation({ members: [member("Funmi", { state: "yes", pass: "G-Funmi" })] });

/** How often the page says it when the sheet of this person was refused. */
function saidOf(person: string): number {
  const { html } = pages.draw("./answers/pass/pass.page.ts", {
    token: "personal-abcdefghijklmnop",
    shared,
    reads: { schedule: { activities: [] }, polls: { polls: [] } },
    reader: { lang: "en", locale: "en-GB" },
    now: Date.parse("2027-01-01T00:00:00Z"),
    productName: "Jubilee",
    api: { url: "https://jubilee.example", key: "public" },
    params: {},
    query: {},
    siteUrl: "https://jubilee.example",
    outcome: { form: "person", typed: { person, answer: "yes" }, refused },
    key: "one-key",
  });
  return html.slice(html.indexOf("<body")).split("Something has changed meanwhile.").length - 1;
}

test("the sheet of somebody whom the hosts have taken off meanwhile is not sent", () => {
  const answer = { answer: "yes", key: "k" };
  const send = passForms["person"]?.readOver;
  expect(send?.({ ...answer, person: "Tola" }, shared)).toEqual({ refused });
  expect(send?.({ ...answer, person: "Funmi" }, shared)).toHaveProperty("body");
});

test("and the page says so once, though the sheet is not there any more", () => {
  expect(saidOf("Tola")).toBe(1);
  expect(saidOf("Funmi")).toBe(1);
});
