import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { aSignedInPortal } from "../../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../../testing/renderInPortal.tsx";
import { ChecklistLine } from "./ChecklistLine.tsx";

afterEach(() => vi.unstubAllGlobals());

it("deletes a line with a way back, and the keyboard stays in the list", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.url.endsWith("/rpc/change_shared_checklist")) {
      const { change }: { change: unknown } = await request.json();
      sent.push(change);
    }
    return Response.json("list");
  });
  const line = (id: string, words: string, doneAt: string | null = null) => (
    <ChecklistLine checklistId="list" item={{ id, words, doneAt, doneBy: null }} />
  );
  await act(async () =>
    renderInPortal(
      aSignedInPortal(),
      <QueryClientProvider client={new QueryClient()}>
        <ul>
          {line("tape", "Tape", "2026-01-01T10:00:00Z")}
          {line("torch", "A torch")}
        </ul>
      </QueryClientProvider>,
    ),
  );
  fireEvent.click(await screen.findByRole("button", { name: "Delete “Tape”" }));
  const undo = await screen.findByRole("button", { name: "Undo" });
  expect(screen.getByRole("checkbox", { name: "A torch" })).toHaveFocus();
  fireEvent.click(undo);
  await vi.waitFor(() =>
    expect(sent).toEqual([
      { act: "drop", id: "tape" },
      { act: "add", id: "tape", words: "Tape" },
      { act: "tick", id: "tape", on: true },
    ]),
  );
});
