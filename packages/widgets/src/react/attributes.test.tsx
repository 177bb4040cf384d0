import { render, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { answerRecorded } from "../fixtures/answer-recorded.ts";
import { hartwellTickets, shared } from "../fixtures/events.ts";
import { TicketsWidget } from "./TicketsWidget.tsx";

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it("begins with the tickets that a page has chosen for its visitor", async () => {
  const near = { observe: vi.fn(), disconnect: vi.fn() };
  vi.stubGlobal("IntersectionObserver", function () {
    return near;
  });
  const [type] = hartwellTickets;
  if (!type) throw new Error("The record has no tickets");
  const undo = answerRecorded({
    "GET tickets/tok": shared,
  });
  const { container } = render(
    <TicketsWidget
      token="tok"
      origin="https://jubilee.example"
      loading="eager"
      prefill={{ tickets: { [type.id]: 2 } }}
    />,
  );
  const text = () => container.querySelector("jubilee-tickets")?.shadowRoot?.textContent;
  await waitFor(() => expect(text()).toContain(`2 ${type.name}`));
  undo();
});
