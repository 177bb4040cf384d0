import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { TagsInput, type TagsInputProps } from "./TagsInput.tsx";

function Live(props: TagsInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TagsInput
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: "Forms/TagsInput",
  component: TagsInput,
  render: (args) => <Live {...args} />,
  args: { label: "Tags", value: ["1997", "choir"], onValueChange: fn() },
} satisfies Meta<typeof TagsInput>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText("Tags");
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard("rowing{Enter}");
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(["1997", "choir", "rowing"]),
    );
    await userEvent.keyboard("chess,");
    await waitFor(() => expect(canvas.getByText("chess")).toBeVisible());
    await userEvent.keyboard("{Backspace}");
    await userEvent.keyboard("{Backspace}");
    await waitFor(() => expect(canvas.queryByText("chess")).toBeNull());
  },
};

export const TakesOneAway: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Take away 1997" }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(["choir"]));
  },
};

export const SaysWhyNot: Story = {
  args: {
    label: "Also notify",
    help: "E-mail addresses",
    value: ["ute@gruenewald.example"],
    refuse: (text) => (text.includes("@") ? undefined : `“${text}” is not an e-mail address.`),
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Also notify");
    await userEvent.type(field, "bob{Enter}");
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/“bob” is not an e-mail address\./),
    );
    await expect(field).toHaveValue("bob");
    await userEvent.clear(field);
    await userEvent.type(field, "UTE@gruenewald.example{Enter}");
    await waitFor(() => expect(field).toHaveAccessibleDescription(/is already there/));
  },
};

export const ManyAndLong: Story = {
  args: {
    label: "Allergies",
    max: 8,
    value: [
      "Erdnüsse",
      "gluten",
      "الفستق",
      "shellfish of every kind, and whatever was cooked in the same pan as them",
      "celery",
    ],
  },
};
export const Empty: Story = { args: { value: [], placeholder: "vegan, 1997, choir" } };
export const Disabled: Story = { args: { disabled: true } };
export const Wrong: Story = { args: { value: [], error: "Give at least one tag." } };
