import { act, fireEvent, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { defineWidget } from "../element/define.ts";
import { answerRecorded, type RecordedAnswer } from "../fixtures/answer-recorded.ts";
import { widget } from "./definition.ts";

export const patience = { timeout: 20_000 };
export const sent: { path: string; body: Record<string, unknown> }[] = [];
let undo: () => void;

/** Before and after each test of a file: a page that nothing is known of. */
export function onEmptyPage(): void {
  beforeEach(() => {
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        observe() {}
        disconnect() {}
      },
    );
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        disconnect() {}
      },
    );
    defineWidget(widget, { origin: "https://jubilee.example" });
    undo = () => undefined;
  });
  afterEach(() => {
    document.body.replaceChildren();
    sessionStorage.clear();
    localStorage.clear();
    sent.length = 0;
    undo();
    vi.unstubAllGlobals();
  });
}

/** A poll in a page whose server answers so; what is sent is noted. */
export async function place(token: string, answers: Record<string, RecordedAnswer>) {
  undo = answerRecorded(answers);
  const recorded = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const path = String(input instanceof Request ? input.url : input);
    if (init?.method === "POST") {
      const body: Record<string, unknown> = JSON.parse(
        typeof init.body === "string" ? init.body : "{}",
      );
      sent.push({ path: path.replace(/.*\/embed\//, ""), body });
    }
    // Recorded is a poll; whose device asks for it comes after its address.
    return recorded(path.replace(/\?ballot=[\w-]+$/, ""), init);
  };
  const host = document.createElement("div");
  host.innerHTML = `<jubilee-poll token="${token}"></jubilee-poll>`;
  await act(async () => document.body.append(host));
  const shadow = host.firstElementChild?.shadowRoot;
  if (!shadow) throw new Error("There is no widget.");
  // React, which draws here in the place of the widgets' own runtime, gives the focus back to the host
  // when what had it goes; the host then gives it to its first button.
  Object.defineProperty(shadow.host, "focus", { value: () => undefined });
  const says = (text: RegExp) => waitFor(() => expect(shadow.textContent).toMatch(text), patience);
  const find = async (name: string) => {
    const found = () =>
      [...shadow.querySelectorAll<HTMLElement>("button, label")].find(
        (element) => (element.getAttribute("aria-label") ?? element.textContent)?.trim() === name,
      );
    await waitFor(() => expect(found(), name).toBeDefined(), patience);
    return found();
  };
  const press = async (name: string) => {
    const target = await find(name);
    await act(async () => target?.click());
  };
  const fill = async (field: string, value: string) => {
    const found = () => shadow.querySelector<HTMLInputElement>(`[name="${field}"]`);
    await waitFor(() => expect(found(), field).not.toBeNull(), patience);
    const input = found();
    if (input) await act(async () => void fireEvent.input(input, { target: { value } }));
  };
  return { shadow, says, press, fill, find };
}

/** Takes the place away before the next one, where a test has two. */
export const leave = () => undo();
