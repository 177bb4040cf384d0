import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { sampleReader } from "../../patterns/sampleReader.ts";
import { Form } from "../form/Form.tsx";
import { DateTimeField, type DateTimeFieldProps } from "./DateTimeField.tsx";

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const told = vi.fn();
const sent = vi.fn();

function Page({ start = "", ...props }: Partial<DateTimeFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    told(next);
    setValue(next);
  };
  return (
    <Form onSubmit={() => sent(value)}>
      <DateTimeField
        label="Begins"
        read={sampleReader}
        locale="en-GB"
        zone="Europe/Berlin"
        viewerZone="Europe/Berlin"
        {...props}
        value={value}
        onValueChange={change}
      />
      <button type="submit">Save</button>
      <button type="button" onClick={() => setValue("2027-01-01T10:00")}>
        Begin anew
      </button>
    </Form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Begins" });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const show = (props: Parameters<typeof Page>[0] = {}) => {
  told.mockClear();
  sent.mockClear();
  render(<Page {...props} />);
};

it("says what it understood with each letter, and is written in full once it is left", () => {
  show();
  type("next fri 7pm");
  expect(told).toHaveBeenLastCalledWith("2027-05-28T19:00");
  expect(field()).toHaveAccessibleDescription(/Friday,? 28 May 2027 at 19:00/);
  expect(field()).toHaveDisplayValue("next fri 7pm");
  fireEvent.blur(field());
  expect(field()).toHaveDisplayValue("Fri, 28 May 2027, 19:00");
});

it("keeps what it does not understand, says how to write it, and holds the form back", () => {
  show({ start: "2027-06-12T18:30" });
  type("after lunch");
  expect(field()).toHaveAttribute("aria-invalid", "false");
  fireEvent.click(screen.getByText("Save"));
  expect(sent).not.toHaveBeenCalled();
  fireEvent.blur(field());
  expect(field()).toHaveDisplayValue("after lunch");
  expect(field()).toHaveAccessibleDescription(/^Type a day and a time, such as .*next fri 19:00\./);
  expect(told).not.toHaveBeenCalled();
  type("14.6. 19:30");
  fireEvent.click(screen.getByText("Save"));
  expect(sent).toHaveBeenCalledExactlyOnceWith("2027-06-14T19:30");
});

it("tells which half is missing, and takes that of the value it had", () => {
  show();
  type("next fri");
  fireEvent.blur(field());
  expect(field()).toHaveAccessibleDescription(/^Add the time, such as 19:00\./);
  expect(told).not.toHaveBeenCalled();
});

it("a day alone keeps the clock that was there", () => {
  show({ start: "2027-06-12T18:30" });
  type("next fri");
  expect(told).toHaveBeenLastCalledWith("2027-05-28T18:30");
});

it("emptied it tells nothing, and a form that began anew shows its own value", () => {
  show({ start: "2027-06-12T18:30" });
  type("");
  expect(told).toHaveBeenLastCalledWith("");
  type("after lunch");
  fireEvent.blur(field());
  fireEvent.click(screen.getByText("Begin anew"));
  expect(field()).toHaveDisplayValue("Fri, 1 Jan 2027, 10:00");
  fireEvent.click(screen.getByText("Save"));
  expect(sent).toHaveBeenCalledExactlyOnceWith("2027-01-01T10:00");
});

it("where a value acts at once it is told when the field is left", () => {
  show({ whenLeft: true });
  type("next fri 7pm");
  expect(told).not.toHaveBeenCalled();
  fireEvent.blur(field());
  expect(told).toHaveBeenCalledExactlyOnceWith("2027-05-28T19:00");
});

it.each([
  ["2027-06-10T18:00", /^Choose Sat,? 12 Jun 2027 or later\. The hall is ours then\./],
  ["2027-06-21T18:00", /^Choose Sun,? 20 Jun 2027 or earlier\. The hall is ours then\./],
  ["2027-06-12T00:00", /^Berlin time$/],
  ["2027-06-20T23:30", /^Berlin time$/],
])("%s against its limits", (start, said) => {
  show({ start, min: "2027-06-12", max: "2027-06-20", limitReason: "The hall is ours then." });
  expect(field()).toHaveAccessibleDescription(said);
});

it("shows a reader elsewhere their own clock", () => {
  show({ start: "2027-06-12T23:30", viewerZone: "Asia/Tokyo" });
  expect(field()).toHaveAccessibleDescription("Berlin time · 06:30 on Sunday for you in Tokyo");
});

it("does not move the page while a button is pressed beside it", async () => {
  show();
  fireEvent.focus(field());
  type("next fri 7pm");
  fireEvent.pointerDown(screen.getByText("Save"));
  fireEvent.blur(field());
  expect(screen.getByText(/Friday,? 28 May 2027/)).toBeInTheDocument();
  fireEvent.pointerUp(screen.getByText("Save"));
  await waitFor(() => expect(field()).toHaveDisplayValue("Fri, 28 May 2027, 19:00"));
});
