import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { sampleReader } from "../../patterns/sampleReader.ts";
import { DateRangeField, type DateRangeFieldProps } from "./DateRangeField.tsx";

function Live(props: DateRangeFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: typeof value) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <DateRangeField {...props} value={value} onValueChange={change} />;
}

const meta = {
  title: "Forms/DateRangeField",
  component: DateRangeField,
  render: (args) => <Live {...args} />,
  args: {
    label: "The days of the sale",
    value: { start: "2027-05-28", end: "2027-06-13" },
    eventDay: "2027-06-12",
    locale: "en-GB",
    zone: "Europe/Berlin",
    read: sampleReader,
    presets: [{ label: "The week before", start: "2027-06-05", end: "2027-06-11" }],
    onValueChange: fn(),
  },
} satisfies Meta<typeof DateRangeField>;

export default meta;

type Story = StoryObj<typeof meta>;

/** So far away that "in 73 years" is as long for some years to come. */
export const Usual: Story = {
  args: { value: { start: "2100-05-28", end: "2100-06-13" }, eventDay: "2100-06-12" },
};

export const ByCalendar: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [open] = canvas.getAllByRole("button", { name: "Open the calendar" });
    if (open) await userEvent.click(open);
    const panel = await screen.findByRole("dialog", { name: "The days of the sale" });
    await waitFor(() => expect(panel).toBeVisible());
    await expect(panel).toHaveTextContent("17 days");
    await userEvent.click(within(panel).getByRole("button", { name: / 30 May 2027/ }));
    await waitFor(() => expect(panel).toHaveTextContent("Choose the last day"));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(within(panel).getByRole("button", { name: / 2 June 2027/ }));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({
        start: "2027-05-30",
        end: "2027-06-02",
      }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), { timeout: 5000 });
  },
};

export const ByPreset: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [open] = canvas.getAllByRole("button", { name: "Open the calendar" });
    if (open) await userEvent.click(open);
    await userEvent.click(await screen.findByRole("button", { name: "The week before" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      start: "2027-06-05",
      end: "2027-06-11",
    });
  },
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const from = canvas.getByRole("textbox", { name: "From" });
    await expect(from).toHaveFocus();
    await userEvent.clear(from);
    await userEvent.keyboard("2027-06-01");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      start: "2027-06-01",
      end: "2027-06-13",
    });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "To" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    const at = (name: RegExp) =>
      waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
    await at(/ 1 June 2027/);
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({
        start: "2027-06-01",
        end: "2027-06-09",
      }),
    );
  },
};

export const EndsBeforeItBegins: Story = {
  args: { value: { start: "2027-06-13", end: "2027-06-10" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "To" })).toHaveAccessibleDescription(
      /It cannot end before it begins/,
    );
  },
};
