import { toast } from "@jubilee/ui/toast";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { GoToDayDialog } from "./GoToDayDialog.tsx";

afterEach(() => {
  act(() => toast.dismiss());
  vi.unstubAllGlobals();
});

const first = new Date(2026, 10, 24, 11, 43).toISOString();
const page = {
  thread: { id: "t1", heard: 1, channel: "talk:1", me: { id: "m1", readPlace: 1 } },
  messages: [{ id: "a", place: 1, heard: 1, at: first, text: "Welcome!" }],
  members: [],
  gone: [],
  isPage: true,
  hasOlder: false,
  hasNewer: false,
};

async function goTo(day: string) {
  vi.stubGlobal("fetch", async () => Response.json(page));
  const onClose = vi.fn<() => void>();
  await act(async () =>
    renderInPortal(aSignedInPortal(), <GoToDayDialog threadId="t1" onClose={onClose} />),
  );
  const field = screen.getByRole("textbox", { name: "Day" });
  fireEvent.change(field, { target: { value: day } });
  fireEvent.blur(field);
  fireEvent.click(screen.getByRole("button", { name: "Go there" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(location.search).toBe("?thread=t1&message=a");
}
const said = "Nothing was said on that day or before it. This is how it begins";

it("says that a conversation had not begun on the day that was asked for", async () => {
  await goTo("2020-01-01");
  expect(await screen.findByText(said)).toBeVisible();
});

it("says nothing where something was said on that day", async () => {
  await goTo("2026-11-24");
  expect(screen.queryByText(said)).toBeNull();
});
