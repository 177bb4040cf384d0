import type { Meta, StoryObj } from "@storybook/react-vite";
import { Steps } from "./Steps.tsx";

const meta = {
  title: "Navigation/Steps",
  component: Steps,
  args: { label: "Import", steps: ["File", "Columns", "Check", "Done"], current: 1 },
} satisfies Meta<typeof Steps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Last: Story = { args: { current: 3 } };
