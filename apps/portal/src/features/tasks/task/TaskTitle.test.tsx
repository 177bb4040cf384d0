import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { TaskTitle } from "./TaskTitle.tsx";

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Name" });

it("shows at rest what somebody else has written", () => {
  const { rerender } = render(<TaskTitle task={{ title: "Cake", revision: 1 }} onEdit={vi.fn()} />);
  rerender(<TaskTitle task={{ title: "Three cakes", revision: 2 }} onEdit={vi.fn()} />);
  expect(field().value).toBe("Three cakes");
});

it("keeps what is being typed, and writes it as of what was read before", () => {
  const onEdit = vi.fn();
  const { rerender } = render(<TaskTitle task={{ title: "Cake", revision: 1 }} onEdit={onEdit} />);
  fireEvent.change(field(), { target: { value: "Two cakes" } });
  rerender(<TaskTitle task={{ title: "Three cakes", revision: 2 }} onEdit={onEdit} />);
  expect(field().value).toBe("Two cakes");
  fireEvent.blur(field());
  expect(onEdit).toHaveBeenCalledExactlyOnceWith({ title: "Two cakes" }, undefined, 1);
  expect(field().value).toBe("Three cakes");
});

it("writes nothing where nothing was changed, or all of it was taken away", () => {
  const onEdit = vi.fn();
  render(<TaskTitle task={{ title: "Cake", revision: 1 }} onEdit={onEdit} />);
  fireEvent.change(field(), { target: { value: "  " } });
  fireEvent.blur(field());
  expect(onEdit).not.toHaveBeenCalled();
  expect(field().value).toBe("Cake");
});
