import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { widget as donationWidget } from "../../donation/definition.ts";
import { defineWidget } from "../../element/define.ts";
import { answerRecorded, Refused } from "../../fixtures/answer-recorded.ts";
import { library } from "../../fixtures/campaigns.ts";
import { shared } from "../../fixtures/events.ts";
import { widget as rsvpWidget } from "../../rsvp/definition.ts";
import { widget as ticketsWidget } from "../../tickets/definition.ts";
import { refusals as english } from "../../copy/en/refusals.copy.ts";
import type { WidgetContext } from "../../widget.types.ts";
import { withOwnWords } from "../element/own-words.ts";
import { refusalText } from "./refusalText.ts";
import { copy as german } from "../languages/refusals/de.ts";
import { copy as japanese } from "../languages/refusals/ja.ts";

const said = "The server says so";
const patience = { timeout: 20_000 };
let undo: () => void;

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  for (const widget of [rsvpWidget, ticketsWidget, donationWidget]) {
    defineWidget(widget, { origin: "https://jubilee.example" });
  }
});
afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  undo();
  vi.unstubAllGlobals();
});

type Code = ConstructorParameters<typeof Refused>[1]["code"];

/** Sends a form whose answer is the refusal; gives what the widget shows then. */
async function refusedWith(kind: string, lang: string, code: Code, field: string | null) {
  const token = `${kind}-${lang}-${code}`;
  const no = new Refused(409, { code, message: said, field });
  undo = answerRecorded({
    [`GET ${kind}/${token}`]: kind === "donation" ? library : shared,
    [`POST ${kind}/${token}`]: no,
    [`POST hold/${token}`]: no,
  });
  const element = document.createElement("div");
  element.innerHTML = `<jubilee-${kind} token="${token}" lang="${lang}"
    prefill="name=Ada&email=ada@example.org&answer=yes&tickets=${shared.tickets[0]?.id}:1"></jubilee-${kind}>`;
  await act(async () => document.body.append(element));
  const shadow = () => element.firstElementChild?.shadowRoot;
  // The form's own button is its last; tickets have no form around theirs.
  const send = () => [...(shadow()?.querySelectorAll("button") ?? [])].at(-1);
  await waitFor(() => expect(send()).toBeDefined(), patience);
  await act(async () => vi.dynamicImportSettled());
  await act(async () => send()?.click());
  return () => shadow()?.textContent ?? "";
}

it.each([
  ["rsvp", "de", "conflict", "changes", german.refusals["conflict.changes"]],
  ["rsvp", "ja", "too_many_requests", null, japanese.refusals.too_many_requests],
  ["tickets", "de", "sold_out", "items", german.refusals.sold_out],
  ["tickets", "ja", "conflict", "items", japanese.refusals["conflict.items"]],
  ["donation", "de", "conflict", "link", german.refusals["conflict.link"]],
  ["donation", "ja", "invalid_input", "amountMinor", japanese.refusals["invalid_input.amount"]],
] as const)("%s in %s says %s of %s in the visitor's language", async (...given) => {
  const [kind, lang, code, field, words] = given;
  const text = await refusedWith(kind, lang, code, field);
  await waitFor(() => expect(text()).toContain(words), patience);
  expect(text()).not.toContain(said);
});

it("in English the server's own sentence stands, which knows more", async () => {
  const text = await refusedWith("tickets", "en", "sold_out", "items");
  await waitFor(() => expect(text()).toContain(said), patience);
});

it("in English a code without a sentence has words too, and a host's own win over both", async () => {
  undo = answerRecorded({});
  const spoken: WidgetContext["words"] = (_part, words) => words;
  const ours = { lang: "en", words: spoken };
  expect(await refusalText(ours, { code: "sold_out" })).toBe(english.sold_out);
  const own = JSON.stringify({ "refusals.sold_out": "Gone fishing" });
  const words: WidgetContext["words"] = (part, said) => withOwnWords(own, part, said);
  const refused = { code: "sold_out", message: said } as const;
  expect(await refusalText({ lang: "en", words }, refused)).toBe("Gone fishing");
  expect(await refusalText({ lang: "de", words }, refused)).toBe("Gone fishing");
});
