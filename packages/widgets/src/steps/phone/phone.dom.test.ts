import { webcrypto } from "node:crypto";
import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readCarriedHash } from "../../client/carried-address.ts";
import { createDraft } from "../../client/draft.ts";
import { seal, unseal } from "../../client/sealed.ts";
import { defineWidget } from "../../element/define.ts";
import { answerRecorded } from "../../fixtures/answer-recorded.ts";
import { shared } from "../../fixtures/events.ts";
import { receipt } from "../../fixtures/orders.ts";
import { takeUp } from "../../frame/take-up.ts";
import { widget as rsvpWidget } from "../../rsvp/definition.ts";
import type { WidgetContext } from "../../widget.types.ts";
import { followHandover, leaveForPhone } from "./leaveForPhone.ts";

const origin = "https://jubilee.example";
const patience = { timeout: 150_000 };
vi.setConfig({ testTimeout: 180_000 });

/** Scripts of their own come by imports, which a busy machine takes its time for: they are there first. */
beforeAll(async () => {
  await Promise.all([
    import("../every/call.ts"),
    import("../every/colours.ts"),
    import("../every/cover.ts"),
    import("./phone-code.tsx"),
    import("./phone.ts"),
    import("../rsvp/send-reply.ts"),
    import("../languages/every/de.ts"),
    import("../languages/phone/de.ts"),
    import("../languages/rsvp/de.ts"),
  ]);
});

let undo: () => void;

beforeEach(() => {
  vi.stubGlobal("crypto", webcrypto);
  vi.stubGlobal("screen", { width: 1440 });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  defineWidget(rsvpWidget, { origin });
  undo = answerRecorded({
    "GET rsvp/half": shared,
    "GET rsvp/sent": shared,
    "GET rsvp/mine": { ...shared, guest: { name: "Tobias" }, receipt: null },
    "POST rsvp/sent": receipt,
    "POST handover/half": {
      handoverToken: "a-handover-token-01",
      expiresAt: "2099-01-01T00:00:00Z",
    },
    "GET handover/a-handover-token-01": { state: "waiting" },
  });
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  undo();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const buttonIn = (element: Element, words: string) =>
  [...(element.shadowRoot?.querySelectorAll("button") ?? [])].find(
    ({ textContent }) => textContent === words,
  );

async function place(token: string, lang = "en"): Promise<Element> {
  const element = document.createElement("jubilee-rsvp");
  element.setAttribute("token", token);
  element.setAttribute("lang", lang);
  await act(async () => document.body.append(element));
  await waitFor(() => expect(element.shadowRoot?.querySelector("form")).not.toBeNull(), patience);
  return element;
}

const answer = (element: Element) =>
  act(async () => element.shadowRoot?.querySelector<HTMLInputElement>("[type=radio]")?.click());

describe("a half-filled widget on a wide screen", () => {
  it("offers the phone once something is filled in, and shows a code", async () => {
    const element = await place("half");
    expect(buttonIn(element, "Continue on your phone")).toBeUndefined();
    await answer(element);
    await waitFor(
      () => expect(buttonIn(element, "Continue on your phone")?.hidden).toBe(false),
      patience,
    );
    await act(async () => buttonIn(element, "Continue on your phone")?.click());
    await waitFor(
      () =>
        expect(
          element.shadowRoot?.querySelector('[aria-label="QR code that opens this on your phone"]'),
        ).not.toBeNull(),
      patience,
    );
    await act(async () => buttonIn(element, "Close")?.click());
    expect(element.shadowRoot?.querySelector("dialog")).toBeNull();
  });

  it("speaks the visitor's language", async () => {
    const element = await place("half", "de");
    await answer(element);
    await waitFor(
      () => expect(buttonIn(element, "Auf dem Handy weitermachen")).toBeDefined(),
      patience,
    );
  });
});

describe("what is left for the phone", () => {
  it("is sealed; its address names the widget and nobody", async () => {
    const bodies: object[] = [];
    const draft = createDraft("rsvp/left");
    draft.write({ name: "Søren Ætterhøi", partySize: 2 });
    const call: WidgetContext["call"] = (_method, _path, body) => {
      bodies.push(body ?? {});
      const value: unknown = { handoverToken: "a-handover-token-01", expiresAt: "" };
      return Promise.resolve({ ok: true, value: value as never });
    };
    const shadow = document.createElement("div").attachShadow({ mode: "open" });
    const known: Partial<WidgetContext> = {
      draft,
      call,
      shadow,
      origin,
      kind: "rsvp",
      token: "left",
      lang: "fr",
      prefill: {},
    };
    const left = await leaveForPhone(known as WidgetContext);
    const { pathname, search, hash } = new URL(left?.address ?? origin);
    expect(pathname + search).toBe("/embed/rsvp/left?lang=fr");
    const code = readCarriedHash(hash);
    expect(code?.handoverToken).toBe("a-handover-token-01");
    expect(decodeURIComponent(left?.address ?? "")).not.toContain("Søren");
    const [body] = bodies;
    const { typed } = await unseal(String(Reflect.get(body ?? {}, "sealed")), code?.key ?? "");
    expect(typed).toEqual({ name: "Søren Ætterhøi", partySize: 2 });
  });

  it("is watched until the phone has it; a line that is away is no end", async () => {
    vi.useFakeTimers();
    const states = ["offline", "waiting", "taken"];
    const call: WidgetContext["call"] = () => {
      const state: unknown = states.shift();
      return Promise.resolve(
        state === "offline"
          ? { ok: false, error: { code: "offline", message: "", field: null } }
          : { ok: true, value: { state } as never },
      );
    };
    const left = { address: "", handoverToken: "a-handover-token-01" };
    const { signal } = new AbortController();
    const ending = followHandover({ call } as WidgetContext, left, signal);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await ending).toBe("taken");
  });
});

describe("the phone", () => {
  const widget = () => {
    const element = document.createElement("jubilee-anything");
    element.setAttribute("token", "phone");
    const note = document.createElement("div");
    note.hidden = true;
    document.body.append(element, note);
    return { element, note };
  };
  const open = (hash: string) => history.replaceState(null, "", `/embed/rsvp/phone?lang=fr${hash}`);

  it("goes on with what was left, once, and keeps nothing of it in its address", async () => {
    const carried = { typed: { name: "Ada" }, signed: "p.s", source: "club.example", copy: "{}" };
    const { sealed, key } = await seal(carried);
    open(`#go=a-handover-token-01.${key}`);
    const { element, note } = widget();
    const asked: string[] = [];
    vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
      asked.push(`${init.method} ${address}`);
      expect(element.isConnected).toBe(false);
      return Promise.resolve(Response.json({ sealed }));
    });
    await takeUp(element, note);
    expect(asked).toEqual(["POST /functions/v1/embed/handover/a-handover-token-01/take"]);
    expect(createDraft("rsvp/phone").read()).toEqual({ name: "Ada" });
    expect(element.isConnected).toBe(true);
    expect(element.getAttribute("prefill")).toBe("name=Ada&signed=p.s");
    expect(element.getAttribute("copy")).toBe("{}");
    expect(window.Jubilee?.source).toBe("club.example");
    expect(note.hidden).toBe(true);
    expect(location.hash).toBe("");
  });

  it("says that a code was used before, and begins anew", async () => {
    open("#go=a-handover-token-01.a-key-of-sixteen-and-more");
    const { element, note } = widget();
    vi.stubGlobal("fetch", () =>
      Promise.resolve(Response.json({ code: "link_invalid" }, { status: 404 })),
    );
    await takeUp(element, note);
    expect(note.hidden).toBe(false);
    expect(element.isConnected).toBe(true);
  });

  it("leaves an address without a code alone", async () => {
    open("#tickets");
    const { element, note } = widget();
    await takeUp(element, note);
    expect(location.hash).toBe("#tickets");
    expect(note.hidden).toBe(true);
  });
});
