import type { PersonalInvitation } from "@jubilee/core/sharing/public-event.types";
import { expect, it } from "vitest";
import { loadPages } from "../../../../build/loadPages.ts";
import { bodyOf, placeOf } from "../../../fixtures/places.ts";
import { invitation, member } from "./pass.fixture.ts";

const pages = await loadPages();

type Orders = PersonalInvitation["orders"];
const ticket = { number: "1", holderName: "Funmi", typeName: "Weekend" };
const bought = (count: number): Orders => [
  {
    code: "A-1",
    orderToken: null,
    tickets: Array.from({ length: count }, (_, at) => ({ ...ticket, id: `t${at}` })),
  },
];

function factsOf(coming: number, orders: Orders): string {
  const members = ["Funmi", "Tola", "Ade"]
    .slice(0, coming)
    .map((name) => member(name, { state: "yes", pass: `G-${name}` }));
  const place = placeOf(invitation({ members }, { orders }), {
    reads: { schedule: { activities: [] }, polls: { polls: [] } },
  });
  const html = bodyOf(pages.draw("./answers/pass/pass.page.ts", place).html);
  const facts = /<dl[\s\S]*?<\/dl>/.exec(html)?.[0] ?? "";
  return facts.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

it.each([
  ["an answer alone", 2, [], "Places 2"],
  ["more tickets than answers", 1, bought(2), "Your tickets 2"],
  ["a ticket for each who comes", 2, bought(2), "Your tickets 2"],
  ["fewer tickets than answers", 3, bought(2), "Places 3 Your tickets 2"],
])("%s is said without counting anybody otherwise", (_name, coming, orders, said) => {
  expect(/(?:Places|Your tickets).*/.exec(factsOf(coming, orders))?.[0].trim()).toBe(said);
});
