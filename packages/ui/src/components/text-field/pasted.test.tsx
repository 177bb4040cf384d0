import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { TextField } from "./TextField.tsx";

function Title() {
  const [value, setValue] = useState("");
  return <TextField label="Title" value={value} onValueChange={setValue} maxLength={200} />;
}

/** As a browser pastes: it tells, cuts to the room there is, and tells the change. */
function paste(text: string): void {
  const field = screen.getByLabelText<HTMLInputElement>(/^Title/);
  fireEvent.paste(field, { clipboardData: { getData: () => text } });
  fireEvent.change(field, { target: { value: text.slice(0, field.maxLength) } });
}

it("says when a paste was longer than the field may be, until it is shorter", () => {
  render(<Title />);
  paste("a".repeat(199));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("199 of 200")).toBeVisible();
  paste("b".repeat(340));
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Only the first 200 characters fit; what you pasted made it 539.",
  );
  fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: "short" } });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByText(/of 200/)).toBeNull();
});
