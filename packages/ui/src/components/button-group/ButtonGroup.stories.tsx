import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChevronDown, ChevronLeft, ChevronRight, Minus, Plus } from "lucide-react";
import { expect } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Menu } from "../menu/Menu.tsx";
import { ButtonGroup } from "./ButtonGroup.tsx";

const meta = {
  title: "Actions/ButtonGroup",
  component: ButtonGroup,
  args: {
    label: "Week",
    children: (
      <>
        <Button variant="outline" icon={<ChevronLeft />}>
          Back
        </Button>
        <Button variant="outline">Today</Button>
        <Button variant="outline" icon={<ChevronRight />} disabled>
          Next
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("group", { name: "Week" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Back" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Today" })).toHaveFocus();
  },
};
export const Icons: Story = {
  args: {
    label: "Zoom",
    children: (
      <>
        <IconButton label="Smaller" icon={<Minus />} variant="outline" />
        <IconButton label="Bigger" icon={<Plus />} variant="outline" />
      </>
    ),
  },
};
export const WithMenu: Story = {
  args: {
    label: "Send",
    children: (
      <>
        <Button variant="secondary">Send now</Button>
        <Menu
          trigger={
            <IconButton label="More ways to send" icon={<ChevronDown />} variant="secondary" />
          }
          entries={[{ id: "later", label: "Send later" }]}
        />
      </>
    ),
  },
};
