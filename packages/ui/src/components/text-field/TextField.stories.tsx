import type { Meta, StoryObj } from "@storybook/react-vite";
import { MapPin } from "lucide-react";
import { useState } from "react";
import { expect } from "storybook/test";
import { TextField, type TextFieldProps } from "./TextField.tsx";
import { walk } from "../../keyboard/walk.ts";

function Live(props: TextFieldProps) {
  const [value, setValue] = useState(typeof props.value === "string" ? props.value : "");
  return <TextField {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: "Forms/TextField",
  component: TextField,
  render: (args) => <Live {...args} />,
  args: {
    label: "Event name",
    value: "Großes Grünewald-Familientreffen",
    help: "Shown on the page, tickets and e-mails.",
  },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Event name");
    await expect(field).toHaveAccessibleDescription("Shown on the page, tickets and e-mails.");
  },
};

export const WithError: Story = {
  args: {
    label: "Contact e-mail",
    type: "email",
    value: "ute@gruenewald",
    help: undefined,
    error: "The address needs a domain, like ute@gruenewald.example.",
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Contact e-mail");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/needs a domain/);
  },
};

export const Counted: Story = { args: { maxLength: 80, counted: true } };
export const Optional: Story = { args: { label: "Former name", optional: true, value: "" } };
export const WithIcon: Story = {
  args: {
    label: "Find a place",
    icon: <MapPin />,
    value: "",
    placeholder: "Boathouse, church hall, park",
    help: undefined,
  },
};
export const Disabled: Story = {
  args: { label: "Share token", value: "hw97-k3t9", disabled: true, help: undefined },
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  play: walk(
    ["{Tab}", "textbox Event name"],
    ["{Control>}a{/Control}Picnic", "textbox Event name", { value: "Picnic" }],
    ["{Tab}", "page"],
  ),
};
