import type { ListedGuestDraft } from "@jubilee/core/people/guests.types";
import { peopleWords } from "@jubilee/core/events/event-types.rules";
import { createGuestsApi, type GuestsApi } from "@jubilee/core/people/guests.api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { choir } from "../../../testing/anEvent.ts";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { usePasteOnPage } from "../import/usePastedList.ts";
import { GuestDialog } from "./GuestDialog.tsx";

const words = peopleWords("school-type-1");
const patient = { timeout: 30_000 };
const portal = aSignedInPortal();

it("adds several one after another without leaving the dialog, and keeps their group", async () => {
  const added: string[] = [];
  const onClose = vi.fn();
  const { client } = await portal.loadPlanner();
  const api: GuestsApi = {
    ...createGuestsApi(client),
    add: (_eventId: string, { firstName, groupLabel }: ListedGuestDraft) => {
      added.push(`${firstName} ${groupLabel}`);
      return Promise.resolve({ ok: true, value: undefined });
    },
  };
  await act(async () => {
    renderInPortal(
      portal,
      <QueryClientProvider client={new QueryClient()}>
        <GuestDialog
          event={choir}
          api={api}
          guest={null}
          words={words}
          ownFields={[]}
          onClose={onClose}
        />
      </QueryClientProvider>,
    );
    await Promise.resolve();
  });
  const first = await screen.findByRole("textbox", { name: "First name" }, patient);
  await userEvent.type(first, "Ada");
  await userEvent.type(screen.getByRole("textbox", { name: words.group }), "1997");
  await userEvent.click(screen.getByRole("button", { name: "Add and go on" }));
  expect(await screen.findByText(/is on the list\. Who is next\?/, {}, patient)).toBeTruthy();
  expect(first).toHaveValue("");
  expect(first).toHaveFocus();
  await userEvent.type(first, "Kofi");
  await userEvent.click(screen.getByRole("button", { name: "Add to the list" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), patient);
  expect(added).toEqual(["Ada 1997", "Kofi 1997"]);
});

function Page({ onPaste }: { onPaste: (text: string) => void }) {
  usePasteOnPage(true, onPaste);
  return (
    <>
      <p>The list</p>
      <input aria-label="Find" />
    </>
  );
}

it("takes a list that is pasted on the page, and leaves a field its own", () => {
  const onPaste = vi.fn();
  render(<Page onPaste={onPaste} />);
  const paste = (on: HTMLElement, text: string) =>
    fireEvent.paste(on, { clipboardData: { getData: () => text } });
  paste(screen.getByRole("textbox", { name: "Find" }), "Ada\tLind");
  paste(document.body, " 12 ");
  expect(onPaste).not.toHaveBeenCalled();
  paste(screen.getByText("The list"), "Ada\tLind");
  expect(onPaste).toHaveBeenCalledExactlyOnceWith("Ada\tLind");
});
