import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../inline/Inline.tsx";
import { Kbd } from "./Kbd.tsx";

const meta = {
  title: "Text and layout/Kbd",
  component: Kbd,
  args: { children: "K" },
} satisfies Meta<typeof Kbd>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  render: () => (
    <Inline gap="1">
      <Kbd>Ctrl</Kbd>
      <Kbd>K</Kbd>
    </Inline>
  ),
};
