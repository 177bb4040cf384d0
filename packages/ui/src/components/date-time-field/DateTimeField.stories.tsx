import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { sampleReader } from "../../patterns/sampleReader.ts";
import { Form } from "../form/Form.tsx";
import { LocaleProvider } from "../locale-provider/LocaleProvider.tsx";
import { Stack } from "../stack/Stack.tsx";
import { DateField } from "./DateField.tsx";
import { DateTimeField, type DateTimeFieldProps } from "./DateTimeField.tsx";
import { TimeField } from "./TimeField.tsx";

function Live(props: DateTimeFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onValueChange?.(next);
  };
  return <DateTimeField {...props} value={value} onValueChange={change} />;
}

const meta = {
  title: "Forms/DateTimeField",
  component: DateTimeField,
  subcomponents: { DateField, TimeField },
  render: (args) => <Live {...args} />,
  args: {
    label: "Begins",
    value: "2027-06-12T18:30",
    zone: "Europe/Berlin",
    viewerZone: "Europe/Berlin",
    locale: "en-GB",
    read: sampleReader,
    onValueChange: fn(),
  },
} satisfies Meta<typeof DateTimeField>;

export default meta;

type Story = StoryObj<typeof meta>;

/** So far away that "in 73 years" is as long for some years to come. */
export const Kinds: Story = {
  args: { value: "2100-06-12T18:30" },
  render: (args) => (
    <Stack>
      <DateTimeField {...args} />
      <DateField {...args} label="Last day" value="2100-06-12" />
      <TimeField {...args} label="Opens" value="18:30" error="It ends before it begins." />
    </Stack>
  ),
};

export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "Begins" });
    await expect(field).toHaveValue("Sat, 12 Jun 2027, 18:30");
    await userEvent.clear(field);
    await userEvent.keyboard("14.6. 19:30");
    await expect(field).toHaveAccessibleDescription(/Monday,? 14 June 2027 at 19:30.*Berlin time/);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2027-06-14T19:30");
    await userEvent.tab();
    await expect(field).toHaveValue("Mon, 14 Jun 2027, 19:30");
  },
};

export const NotUnderstood: Story = {
  render: (args) => (
    <Form onSubmit={() => args.onValueChange?.("sent")}>
      <Live {...args} value="" />
      <button type="submit">Save</button>
    </Form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "Begins" });
    await userEvent.click(field);
    await userEvent.keyboard("after lunch{Enter}");
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue("after lunch");
    await expect(field).toHaveAccessibleDescription(/^Type a day and a time, such as /);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.onValueChange).not.toHaveBeenCalledWith("sent");
    await userEvent.clear(field);
    await userEvent.keyboard("next fri 7pm");
    await waitFor(() => expect(field).toBeValid());
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("sent");
  },
};

export const Calendar: Story = {
  args: { eventDay: "2027-06-19" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open the calendar" }));
    const panel = await screen.findByRole("dialog", { name: "Begins" });
    await waitFor(() => expect(panel).toBeVisible());
    await expect(panel).toHaveTextContent("7 days before the event");
    await userEvent.click(within(panel).getByRole("button", { name: /11 June 2027/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2027-06-11T18:30");
  },
};

export const ElsewhereOnAPhone: Story = {
  args: { zone: "America/New_York", locale: "en-US" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Begins" })).toHaveAccessibleDescription(
      /New York time · 12:30\sAM on Sunday for you in Berlin/,
    );
  },
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole("textbox", { name: "Begins" });
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    const at = (name: RegExp) =>
      waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
    await at(/12 June 2027/);
    await userEvent.keyboard("{ArrowRight}");
    await at(/13 June 2027/);
    await userEvent.keyboard("{Home}");
    await at(/7 June 2027/);
    await userEvent.keyboard("{End}");
    await at(/13 June 2027/);
    await userEvent.keyboard("{PageDown}");
    await at(/13 July 2027/);
    await userEvent.keyboard("{Shift>}{PageUp}{/Shift}");
    await at(/13 July 2026/);
    await userEvent.keyboard("{Shift>}{PageDown}{/Shift}");
    await at(/13 July 2027/);
    await userEvent.keyboard("{PageUp}");
    await at(/13 June 2027/);
    await userEvent.keyboard(" ");
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith("2027-06-13T18:30"));
    await userEvent.tab();
    await at(/^18:30$/);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith("2027-06-13T19:30"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), { timeout: 5000 });
    await at(/^Open the calendar$/);
    await userEvent.keyboard("{Enter}");
    await at(/13 June 2027/);
    await userEvent.keyboard("{Escape}");
    await at(/^Open the calendar$/);
  },
};

export const MonthsAndYears: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open the calendar" }));
    const panel = await screen.findByRole("dialog", { name: "Begins" });
    await userEvent.click(await within(panel).findByText("June 2027"));
    await userEvent.click(await within(panel).findByText("2027", { selector: "button" }));
    await userEvent.click(await within(panel).findByRole("button", { name: /^2029/ }));
    await userEvent.click(await within(panel).findByRole("button", { name: /^Mar/ }));
    await userEvent.click(await within(panel).findByRole("button", { name: / 9 March 2029/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2029-03-09T18:30");
  },
};

export const Limits: Story = {
  render: (args) => {
    const limits = { min: "2027-06-12", max: "2027-06-20", limitReason: "The hall is ours then." };
    return <DateField {...args} {...limits} label="Last day" value="2027-06-10" />;
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "Last day" });
    await expect(field).toHaveAccessibleDescription(
      /^Choose Sat,? 12 Jun 2027 or later\. The hall is ours then\./,
    );
    await userEvent.click(canvas.getByRole("button", { name: "Open the calendar" }));
    const panel = await screen.findByRole("dialog", { name: "Last day" });
    await waitFor(() => expect(panel).toBeVisible());
    await expect(panel).toHaveTextContent("The hall is ours then.");
    const early = within(panel).getByRole("button", { name: /11 June 2027/ });
    await expect(early).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(early);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const FromTheRight: Story = {
  args: { label: "يبدأ", locale: "ar" },
  render: (args) => (
    <LocaleProvider locale="ar">
      <div dir="rtl" lang="ar">
        <Live {...args} />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open the calendar" }));
    const panel = await screen.findByRole("dialog", { name: "يبدأ" });
    await waitFor(() => expect(panel).toBeVisible());
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-value", "2027-06-12"));
    await userEvent.keyboard("{ArrowLeft}{Enter}");
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith("2027-06-13T18:30"));
  },
};

export const Disabled: Story = { args: { disabled: true } };
