import type { Meta, StoryObj } from "@storybook/react-vite";
import { Accordion } from "./Accordion.tsx";

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
