import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { act, useEffect } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerRecorded } from "../fixtures/answer-recorded.ts";
import { shared, withRsvp } from "../fixtures/events.ts";
import { receipt } from "../fixtures/orders.ts";
import { createRequest } from "../client/request.ts";
import { widget as rsvpWidget } from "../rsvp/definition.ts";
import { defineWidget } from "./define.ts";
import type { JubileeElement } from "./element.types.ts";
import type { FirstOne } from "./first-data.ts";

const origin = "https://jubilee.example";
let undo: () => void;

vi.stubGlobal(
  "IntersectionObserver",
  class {
    observe() {}
    disconnect() {}
  },
);

beforeEach(() => {
  defineWidget(rsvpWidget, { origin });
  undo = answerRecorded({
    "GET rsvp/open": shared,
    "GET rsvp/sense": shared,
    "GET rsvp/closed": withRsvp({ state: "closed" }),
    "POST rsvp/open": receipt,
    "GET rsvp/offline": "offline",
  });
});
afterEach(() => {
  document.body.replaceChildren();
  undo();
});

async function place(attributes: Record<string, string>, fallback = ""): Promise<JubileeElement> {
  const element = document.createElement("jubilee-rsvp");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(fallback);
  await act(async () => document.body.append(element));
  return element;
}

const text = (element: Element) => element.shadowRoot?.textContent ?? "";

describe("the element", () => {
  it("shows the form when its data is there and says so once", async () => {
    const ready: unknown[] = [];
    document.addEventListener("jubilee:ready", (event) => ready.push(event), { once: true });
    const element = await place({ token: "open" });
    await waitFor(() => expect(text(element)).toContain("Will you be there?"));
    expect(ready).toHaveLength(1);
  });

  it("says that a link is not valid, and that a line is down", async () => {
    const offline = await place({ token: "offline" });
    await waitFor(() => expect(text(offline)).toContain("We cannot reach the event just now"));
    const wrong = await place({ token: "revoked" });
    await waitFor(() => expect(text(wrong)).toContain("This link is not valid any more"));
  });

  it.each(["null", "{}", "[]", "<p>Sign in</p>", '{"message":"odd"}'])(
    "says that it cannot show the event when the answer is %s",
    async (body) => {
      undo();
      const codes: string[] = [];
      const element = document.createElement("jubilee-rsvp");
      element.addEventListener("jubilee:error", ({ detail }) => codes.push(detail.code));
      const fetched = vi
        .spyOn(globalThis, "fetch")
        .mockImplementation(async () => new Response(body));
      // What the general script has asked for beside the element is no better.
      window.Jubilee = {
        version: "source",
        first: { "rsvp/odd": createRequest(origin)<FirstOne>("GET", "rsvp/odd") },
      };
      element.setAttribute("token", "odd");
      await act(async () => document.body.append(element));
      await waitFor(() => expect(text(element)).toContain("We cannot reach the event just now"));
      expect(codes).toEqual(["unavailable"]);
      fetched.mockRestore();
    },
  );

  it("keeps what was typed when it is moved inside the page", async () => {
    const element = await place({ token: "open" });
    await waitFor(() => expect(element.shadowRoot?.querySelector("#name")).not.toBeNull());
    const name = element.shadowRoot?.querySelector<HTMLInputElement>("#name");
    if (!name) throw new Error("no field");
    await userEvent.type(name, "Ada");
    const elsewhere = document.createElement("div");
    document.body.append(elsewhere);
    await act(async () => elsewhere.append(element));
    expect(element.shadowRoot?.querySelector<HTMLInputElement>("#name")?.value).toBe("Ada");
  });

  it("follows its attributes", async () => {
    const element = await place({ token: "open" });
    await waitFor(() => expect(text(element)).toContain("Will you be there?"));
    await act(async () => element.setAttribute("token", "closed"));
    await waitFor(() => expect(text(element)).toContain("Replies closed on"));
  });

  it("refuses what it cannot do, with the reason", async () => {
    const element = await place({ token: "open" });
    await expect(element.open()).rejects.toThrow('shape="button"');
    await act(async () => element.destroy());
    await expect(element.reload()).rejects.toThrow("was destroyed");
  });

  const nonsense: [
    keyof JubileeElement & ("setTheme" | "setLocale" | "prefill"),
    unknown,
    RegExp,
  ][] = [
    ["setTheme", "blue", /"light", "dark" or "auto", not "blue"/],
    ["setTheme", undefined, /not undefined/],
    ["setLocale", "not a language", /language tag/],
    ["setLocale", 42, /not 42/],
    ["setLocale", null, /not null/],
    ["prefill", "Ada", /takes an object/],
    ["prefill", null, /takes an object/],
    ["prefill", { naem: "Ada" }, /knows no "naem", only name/],
    ["prefill", { name: 7 }, /text as "name", not 7/],
    ["prefill", { answer: "perhaps" }, /as "answer", not "perhaps"/],
    ["prefill", { partySize: -2 }, /as "partySize", not -2/],
    ["prefill", { tickets: { banquet: "two" } }, /as "tickets"/],
  ];
  it.each(nonsense)(
    "refuses %s(%o) with the reason, and changes nothing",
    async (name, value, reason) => {
      const element = await place({ token: "open" });
      await waitFor(() => expect(text(element)).toContain("Will you be there?"));
      const before = element.shadowRoot?.innerHTML;
      const ask = element[name] as (value: unknown) => Promise<void>;
      await act(async () => expect(ask(value)).rejects.toThrow(reason));
      expect(element.shadowRoot?.innerHTML).toBe(before);
    },
  );

  it("does what makes sense", async () => {
    const element = await place({ token: "sense" });
    await waitFor(() => expect(text(element)).toContain("Will you be there?"));
    await act(async () => {
      await element.setTheme("dark");
      await element.setLocale("pt-BR");
      await element.prefill({ name: "Ada", answer: "yes", partySize: 2 });
    });
    expect(element.shadowRoot?.querySelector("[data-theme=dark]")).not.toBeNull();
    await waitFor(() =>
      expect(element.shadowRoot?.querySelector<HTMLInputElement>("#name")?.value).toBe("Ada"),
    );
  });

  it("leaves without a word of React's, after a later screen and while its page draws", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const later = await place({ token: "closed" });
    await waitFor(() => expect(text(later)).toContain("Replies closed on"));
    await act(async () => later.remove());
    const first = await place({ token: "open" });
    await waitFor(() => expect(text(first)).toContain("Will you be there?"));
    function Page() {
      useEffect(() => () => void first.destroy(), []);
      return null;
    }
    const { unmount } = render(<Page />);
    unmount();
    await act(async () => undefined);
    const said = complaint.mock.calls.filter(([words]) => !String(words).includes("act(...)"));
    expect(said).toEqual([]);
    expect(text(first)).toBe("");
    complaint.mockRestore();
  });

  it("takes the focus to its first control, and leaves it where it is inside already", async () => {
    const element = await place({ token: "open" });
    const root = element.shadowRoot;
    await waitFor(() => expect(root?.querySelector("form")).not.toBeNull());
    await act(() => element.focus());
    expect(root?.activeElement).toBe(root?.querySelector("input, button, textarea, a[href]"));
    const send = root?.querySelector<HTMLButtonElement>("[type=submit]");
    send?.focus();
    await act(() => element.focus());
    expect(root?.activeElement).toBe(send);
  });

  it("names the first field that is missing and sends nothing", async () => {
    const element = await place({ token: "open" });
    await waitFor(() => expect(element.shadowRoot?.querySelector("form")).not.toBeNull());
    const send = element.shadowRoot?.querySelector<HTMLButtonElement>("[type=submit]");
    if (send) await userEvent.click(send);
    expect(text(element)).toContain("Choose yes, maybe or no.");
    expect(text(element)).toContain("Please give an e-mail address");
    expect(screen.queryByText("See you")).toBeNull();
  });
});
