import type { ThreadMember } from "@jubilee/core/talk/threads.types";
import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, it, vi } from "vitest";
import { useNaming } from "./useNaming.ts";

const member = (id: string, name: string): ThreadMember => ({
  id,
  name,
  photoUrl: null,
  isHost: false,
  isSilenced: false,
});
const people = [member("a", "Amber"), member("b", "Björn"), member("c", "Chen")];

function Field({ asked, name }: { asked?: string; name: (member: ThreadMember) => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const naming = useNaming(asked === undefined ? [] : people, asked, name, field);
  return (
    <div onKeyDownCapture={naming.onKeyDownCapture}>
      <textarea ref={field} onKeyDown={() => sent()} />
      <output>{naming.list.map(({ words }) => words).join()}</output>
    </div>
  );
}
const sent = vi.fn();

it("is gone through by arrows, and Enter names who is chosen and sends nothing", () => {
  const name = vi.fn();
  render(<Field asked="" name={name} />);
  const field = screen.getByRole("textbox");
  fireEvent.keyDown(field, { key: "ArrowDown" });
  fireEvent.keyDown(field, { key: "ArrowDown" });
  expect(field.getAttribute("aria-activedescendant")).toMatch(/-2$/);
  fireEvent.keyDown(field, { key: "ArrowUp" });
  fireEvent.keyDown(field, { key: "Enter" });
  expect(name).toHaveBeenCalledWith(people[1]);
  expect(sent).not.toHaveBeenCalled();
});

it("Escape leaves the list, and the keys are the field's again", () => {
  const name = vi.fn();
  render(<Field asked="" name={name} />);
  const field = screen.getByRole("textbox");
  fireEvent.keyDown(field, { key: "Escape" });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(field).not.toHaveAttribute("aria-activedescendant");
  fireEvent.keyDown(field, { key: "Enter" });
  expect(name).not.toHaveBeenCalled();
  expect(sent).toHaveBeenCalledTimes(1);
});
