import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { Stack } from "../stack/Stack.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { Popover } from "./Popover.tsx";
import { walk } from "../../keyboard/walk.ts";

const meta = {
  title: "Overlays/Popover",
  component: Popover,
  args: {
    label: "Filter by table",
    trigger: <Button variant="outline">Table</Button>,
    children: <TextField label="Table" />,
  },
} satisfies Meta<typeof Popover>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Table" }));
    const panel = await screen.findByRole("dialog", { name: "Filter by table" });
    await waitFor(() => expect(panel).toBeVisible());
  },
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  play: walk(
    ["{Tab}", "button Table"],
    ["{Enter}", "textbox Table"],
    ["{Escape}", "button Table", { "aria-expanded": "false" }],
  ),
};

export const KeysStayInside: Story = {
  tags: ["!autodocs"],
  args: {
    children: (
      <Stack>
        <Checkbox label="Coming" />
        <Checkbox label="Maybe" />
        <Checkbox label="Not coming" />
      </Stack>
    ),
  },
  play: walk(
    ["{Tab}", "button Table"],
    ["{Enter}", "checkbox Coming"],
    ["{ArrowDown}", "checkbox Maybe"],
    ["{End}", "checkbox Not coming"],
    ["{ArrowDown}", "checkbox Not coming"],
    ["{Home}", "checkbox Coming"],
    ["{ArrowUp}", "checkbox Coming"],
  ),
};
