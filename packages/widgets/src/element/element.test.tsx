import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerRecorded } from "../fixtures/answer-recorded.ts";
import { shared, withRsvp } from "../fixtures/events.ts";
import { receipt } from "../fixtures/orders.ts";
import { rsvpWidget } from "../rsvp/definition.ts";
import { defineWidget, type JubileeElement } from "./define.ts";

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
  const element = document.createElement("jubilee-rsvp") as JubileeElement;
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
