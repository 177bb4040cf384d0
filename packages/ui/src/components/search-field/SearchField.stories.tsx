import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Kbd } from "../kbd/Kbd.tsx";
import { SearchField, type SearchFieldProps } from "./SearchField.tsx";
import { walk } from "../../keyboard/walk.ts";

function Live(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SearchField {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: "Forms/SearchField",
  component: SearchField,
  render: (args) => <Live {...args} />,
  args: { label: "Find a guest", placeholder: "Find a guest", value: "", onValueChange: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const CanBeCleared: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("searchbox");
    await userEvent.type(field, "Okonkwo");
    await userEvent.click(canvas.getByRole("button", { name: "Clear search" }));
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
  },
};
export const Well: Story = {
  args: {
    look: "well",
    label: "Search features",
    placeholder: "Search features...",
    hint: (
      <>
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
      </>
    ),
  },
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  play: walk(
    ["{Tab}", "searchbox Find a guest"],
    ["Oko", "searchbox Find a guest"],
    ["{Tab}", "button Clear search"],
    ["{Enter}", "searchbox Find a guest", () => expect(document.activeElement).toHaveValue("")],
  ),
};
