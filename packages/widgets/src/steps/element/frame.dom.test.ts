import { act } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defineWidget } from "../../element/define.ts";
import type { JubileeElement } from "../../element/element.types.ts";
import { widget as rsvpWidget } from "../../rsvp/definition.ts";
import { seal, type FrameMessage } from "../../frame/envelope.ts";

const origin = "https://jubilee.example";
const near: (() => void)[] = [];
const posted: FrameMessage[] = [];
const spied = new WeakSet<object>();
const fetched = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));

beforeEach(() => {
  near.length = 0;
  posted.length = 0;
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  defineWidget(rsvpWidget, {
    origin,
    whenNear: (_element, call) => {
      near.push(call);
      return null;
    },
  });
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What arrives in a tick or two: scripts of later steps are imported. */
async function settle(): Promise<void> {
  await act(async () => {
    await vi.dynamicImportSettled();
    await Promise.resolve();
  });
}

async function place(attributes: Record<string, string>): Promise<JubileeElement> {
  const element = document.createElement("jubilee-rsvp");
  const all = { token: "tok", isolation: "frame", ...attributes };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  document.body.append(element);
  await settle();
  return element;
}

function frameOf(element: Element): HTMLIFrameElement | null {
  const frame = element.shadowRoot?.querySelector("iframe") ?? null;
  const inner = frame?.contentWindow;
  if (inner && !spied.has(inner)) {
    spied.add(inner);
    vi.spyOn(inner, "postMessage").mockImplementation((data: unknown) => {
      posted.push(Object(data).message);
    });
  }
  return frame;
}

function opened(element: Element): HTMLIFrameElement {
  const frame = frameOf(element);
  if (!frame) throw new Error("There is no frame yet");
  return frame;
}

/** What a promise fails with, heard from now on. */
const failureOf = (asked: Promise<void>): Promise<unknown> =>
  asked.then(
    () => "done",
    (error: unknown) => error,
  );

/** Says something as the widget's own page would. */
async function say(frame: HTMLIFrameElement, message: FrameMessage, from = origin): Promise<void> {
  const data = seal(new URL(frame.src).searchParams.get("id") ?? "", message);
  const source = frame.contentWindow;
  window.dispatchEvent(new MessageEvent("message", { data, origin: from, source }));
  await settle();
}

const commands = () => posted.filter((message) => message.type === "command");

describe("a widget in a frame of its own", () => {
  it("waits for its visitor, and asks for nothing before", async () => {
    const element = await place({ consent: "click" });
    for (const call of near) call();
    await settle();
    expect(frameOf(element)).toBeNull();
    const allow = element.shadowRoot?.querySelector("button");
    await act(async () => allow?.click());
    await settle();
    expect(opened(element).src).toContain("/embed/rsvp/tok?");
    expect(fetched).not.toHaveBeenCalled();
  });

  it("waits until it is near, unless it is eager", async () => {
    const element = await place({});
    expect(frameOf(element)).toBeNull();
    for (const call of near) call();
    await settle();
    expect(frameOf(element)).not.toBeNull();
    expect(frameOf(await place({ loading: "eager" }))).not.toBeNull();
  });

  it("opens behind its button", async () => {
    const element = await place({ shape: "button" });
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    expect(frameOf(element)).toBeNull();
    await act(async () => element.open());
    await settle();
    expect(opened(element).closest("dialog")?.open).toBe(true);
  });

  it("takes along what the page says, and where the visitor came from", async () => {
    history.replaceState(null, "", "/reunion?utm_source=news&gclid=g1&secret=no");
    const copy = '{"rsvp.title":"Coming aboard?"}';
    const own = {
      label: "Reply",
      fonts: "jubilee",
      bare: "",
      "return-url": "https://club.example",
    };
    const element = await place({ loading: "eager", affiliate: "ana", copy, ...own });
    const frame = opened(element);
    const said = new URL(frame.src).searchParams;
    for (const [name, value] of Object.entries(own)) expect(said.get(name), name).toBe(value);
    expect(frame.src).not.toContain("secret");
    expect(frame.src).not.toContain("aboard");
    await say(frame, { type: "ready" });
    expect(posted[0]).toMatchObject({
      type: "hello",
      copy,
      source: `${location.host} utm_source=news gclid=g1 affiliate=ana`,
      returnUrl: expect.stringContaining("/reunion"),
    });
  });

  it("hears its own frame alone", async () => {
    const element = await place({ loading: "eager" });
    const frame = opened(element);
    const heard = vi.fn();
    element.addEventListener("jubilee:order-completed", heard);
    const event = { type: "event", name: "jubilee:order-completed", detail: {} } as const;
    await say(frame, event, "https://evil.example");
    const data = seal(new URL(frame.src).searchParams.get("id") ?? "", event);
    window.dispatchEvent(new MessageEvent("message", { data, origin, source: window }));
    const other = { ...data, jubilee: 2 };
    const source = frame.contentWindow;
    window.dispatchEvent(new MessageEvent("message", { data: other, origin, source }));
    expect(heard).not.toHaveBeenCalled();
    await say(frame, event);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("tells the page when nothing comes, and leaves a way to try again", async () => {
    const element = await place({ loading: "eager" });
    const codes: unknown[] = [];
    vi.useFakeTimers();
    element.addEventListener("jubilee:error", (event) => {
      if (event instanceof CustomEvent) codes.push(event.detail.code);
    });
    element.setAttribute("token", "another");
    await act(async () => {
      await vi.advanceTimersByTimeAsync(16_000);
    });
    expect(codes).toEqual(["offline"]);
    expect(opened(element).style.display).toBe("none");
  });
});

describe("what a page asks of a framed widget", () => {
  it("waits for the frame, is answered, and what holds is asked again when it is loaded anew", async () => {
    const element = await place({ loading: "eager" });
    const frame = opened(element);
    const themed = element.setTheme("dark");
    const focused = element.focus();
    await settle();
    expect(commands()).toEqual([]);
    await say(frame, { type: "ready" });
    const names = () => commands().map(({ command }) => command.name);
    expect(names()).toEqual(["setTheme", "focus"]);
    for (const { call } of commands()) {
      // oxlint-disable-next-line no-await-in-loop -- one answer after the other
      await say(frame, { type: "answer", call, reason: null });
    }
    await expect(Promise.all([themed, focused])).resolves.toEqual([undefined, undefined]);
    posted.length = 0;
    await say(frame, { type: "ready" });
    expect(names()).toEqual(["setTheme"]);
  });

  it("fails with the widget's own reason", async () => {
    const element = await place({ loading: "eager" });
    const frame = opened(element);
    await say(frame, { type: "ready" });
    const refused = failureOf(element.reload());
    await settle();
    const [{ call } = { call: 0 }] = commands();
    await say(frame, { type: "answer", call, reason: "<jubilee-rsvp> is not in a page" });
    expect(await refused).toMatchObject({ message: "<jubilee-rsvp> is not in a page" });
  });

  it("fails with a name when no answer comes, and when the widget is destroyed", async () => {
    const element = await place({ loading: "eager" });
    opened(element);
    vi.useFakeTimers();
    const late = failureOf(element.setLocale("de"));
    await vi.advanceTimersByTimeAsync(10_500);
    expect(await late).toMatchObject({ name: "TimeoutError" });
    const cut = failureOf(element.setLocale("fr"));
    await vi.advanceTimersByTimeAsync(10);
    await element.destroy();
    expect(await cut).toMatchObject({ message: "The widget was destroyed" });
  });
});
