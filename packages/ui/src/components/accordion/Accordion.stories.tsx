import type { Meta, StoryObj } from "@storybook/react-vite";
import { Accordion } from "./Accordion.tsx";
import { walk } from "../../keyboard/walk.ts";

const meta = {
  title: "Navigation/Accordion",
  component: Accordion,
  args: {
    items: [
      {
        id: "partner",
        title: "Can I bring my partner, or my children?",
        content: "Yes. Add them to your reply.",
      },
      {
        id: "step-free",
        title: "Is the boathouse step-free?",
        content: "Yes. There is a ramp from the car park and a quiet room upstairs by lift.",
        open: true,
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Questions: Story = {};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  play: walk(
    ["{Tab}", "summary Can I bring my partner, or my children?"],
    ["{Tab}", "summary Is the boathouse step-free?"],
    ["{Shift>}{Tab}{/Shift}", "summary Can I bring my partner, or my children?"],
  ),
};
