import type { Meta, StoryObj } from "@storybook/react-vite";
import { Kit } from "./Kit.tsx";

const meta = {
  title: "Start/Kit",
  component: Kit,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Kit>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Library: Story = { name: "Kit" };
