import { act, fireEvent, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { sent } from "../copy/en/sent.copy.ts";
import { answerRecorded } from "../fixtures/answer-recorded.ts";
import { shared } from "../fixtures/events.ts";
import { receipt } from "../fixtures/orders.ts";
import { widget } from "../rsvp/definition.ts";
import { defineWidget } from "./define.ts";

it("on our own page the browser's way back leads from a sent answer to its form", async () => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  defineWidget(widget, { origin: location.origin });
  const undo = answerRecorded({
    "GET rsvp/reply-back": shared,
    "POST rsvp/reply-back": { ...receipt, canEdit: true },
  });
  const element = document.createElement("jubilee-rsvp");
  element.setAttribute("token", "reply-back");
  element.setAttribute("origin", location.origin);
  element.setAttribute("prefill", "answer=yes&name=Ada&email=ada@example.org");
  const here = history.length;
  await act(async () => document.body.append(element));
  const shadow = element.shadowRoot;
  const patience = { timeout: 20_000 };
  const email = () => shadow?.querySelector<HTMLInputElement>("#email")?.value;
  await waitFor(() => expect(email()).toBe("ada@example.org"), patience);
  await act(async () => fireEvent.submit(shadow?.querySelector("form") as HTMLFormElement));
  await waitFor(() => expect(shadow?.textContent).toContain(sent.change), patience);
  expect(history.length).toBe(here + 1);
  await act(async () => history.back());
  await waitFor(() => expect(shadow?.querySelector("form")).not.toBeNull(), patience);
  element.remove();
  undo();
  vi.unstubAllGlobals();
});
