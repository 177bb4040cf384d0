import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { ColorPicker, type ColorPickerProps } from "./ColorPicker.tsx";

function Live(props: ColorPickerProps) {
  const [value, setValue] = useState(props.value);
  return <ColorPicker {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: "Forms/ColorPicker",
  component: ColorPicker,
  render: (args) => <Live {...args} />,
  args: {
    label: "Colour of the buttons",
    value: "#9b3c81",
    onValueChange: fn(),
    presets: [
      { colour: "#9b3c81", name: "Plum" },
      { colour: "#25793f", name: "Moss" },
      { colour: "#036da1", name: "Sky" },
      { colour: "#f8ac3d", name: "Marigold" },
    ],
  },
} satisfies Meta<typeof ColorPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Colour of the buttons");
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /^Choose a colour/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const hue = await screen.findByRole("slider", { name: "Hue" });
    await waitFor(() => expect(hue).toBeVisible());
    hue.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    await waitFor(() => expect(field).not.toHaveValue("#9b3c81"));
    await userEvent.click(screen.getByRole("button", { name: "Moss" }));
    await waitFor(() => expect(field).toHaveValue("#25793f"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("slider", { name: "Hue" })).toBeNull());
  },
};

export const HardToRead: Story = {
  args: { value: "#ffd400" },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Colour of the buttons");
    await expect(field).toHaveAccessibleDescription(/White text is hard to read here: 1\.4 to 1/);
    await userEvent.click(canvas.getByRole("button", { name: /^Use #/ }));
    await waitFor(() => expect(canvas.queryByText(/hard to read/)).toBeNull());
  },
};

export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Colour of the buttons");
    await userEvent.clear(field);
    await userEvent.type(field, "purple");
    await expect(field).toHaveAccessibleDescription(/Write # and six digits/);
    await userEvent.clear(field);
    await userEvent.type(field, "#036da1");
    await userEvent.tab();
    await expect(field).toHaveValue("#036da1");
  },
};

export const Disabled: Story = { args: { disabled: true } };
