import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Combobox } from "../combobox/Combobox.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Link } from "../link/Link.tsx";
import { RadioGroup } from "../radio-group/RadioGroup.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { Form, type FormProps } from "./Form.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";

const hosts = [
  { value: "ute", label: "Ute Grünewald" },
  { value: "layla", label: "ليلى الحدّاد" },
];

function EventForm(props: Partial<FormProps>) {
  const [name, setName] = useState("");
  const [host, setHost] = useState("");
  const [kind, setKind] = useState<string>();
  const [checked, setChecked] = useState(false);
  return (
    <Form
      {...props}
      label="New event"
      onSubmit={() => {
        setChecked(true);
        return props.onSubmit?.();
      }}
    >
      <TextField
        label="What is it called?"
        value={name}
        onValueChange={setName}
        error={checked && !name.trim() ? "Give the event a name guests know." : undefined}
        required
      />
      <Combobox
        label="Who hosts it?"
        value={host}
        onValueChange={setHost}
        options={hosts}
        error={checked && !host ? "Choose a host from the list." : undefined}
        required
      />
      <RadioGroup
        label="Who may come?"
        value={kind}
        onValueChange={setKind}
        options={[
          { value: "all", label: "Whoever has the link" },
          { value: "named", label: "Only people on the list" },
        ]}
        error={checked && !kind ? "Choose who may come." : undefined}
      />
      <Inline>
        <Button type="submit">Create event</Button>
        <Link href="/events">Back to the list</Link>
      </Inline>
    </Form>
  );
}

const meta = {
  title: "Forms/Form",
  component: EventForm,
  subcomponents: { Form, LeaveDialog },
  args: { onSubmit: fn() },
} satisfies Meta<typeof EventForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const ErrorSummary: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Create event" }));
    const summary = await canvas.findByRole("group", { name: "3 things to put right" });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByLabelText("What is it called?")).toHaveFocus());
    await userEvent.keyboard("Picnic");
    await canvas.findByRole("group", { name: "2 things to put right" });
    await userEvent.click(canvas.getByRole("link", { name: /^Who may come/ }));
    await waitFor(() => expect(canvas.getByLabelText("Whoever has the link")).toHaveFocus());
  },
};

export const AsksBeforeLeaving: Story = {
  args: { unsaved: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Back to the list" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Leave without saving?" });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const FocusToTheFirstField: Story = {
  args: { summary: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Create event" }));
    await waitFor(() => expect(canvas.getByLabelText("What is it called?")).toHaveFocus());
  },
};
