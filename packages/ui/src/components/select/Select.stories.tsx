import type { Meta, StoryObj } from "@storybook/react-vite";
import { Select } from "./Select.tsx";
import { walk } from "../../keyboard/walk.ts";

const options = [
  { value: "Europe/Berlin", label: "Berlin (UTC+2)", group: "Europe" },
  { value: "Europe/Lisbon", label: "Lisbon (UTC+1)", group: "Europe" },
  { value: "America/New_York", label: "New York (UTC−4)", group: "America" },
];

const meta = {
  title: "Forms/Select",
  component: Select,
  args: { label: "Time zone", options, defaultValue: "Europe/Berlin" },
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const NothingChosen: Story = {
  args: {
    placeholder: "Choose a zone",
    defaultValue: "",
    error: "Choose the zone the event takes place in.",
  },
};
export const Small: Story = { args: { size: "sm", hideLabel: true } };

export const Keyboard: Story = {
  tags: ["!autodocs"],
  play: walk(["{Tab}", "combobox Time zone"], ["{Tab}", "page"]),
};

export const Disabled: Story = { args: { disabled: true } };
