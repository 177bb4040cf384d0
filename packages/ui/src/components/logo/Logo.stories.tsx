import type { Meta, StoryObj } from "@storybook/react-vite";
import { walk } from "../../keyboard/walk.ts";
import { Logo } from "./Logo.tsx";

const meta = { title: "Navigation/Logo", component: Logo, args: { href: "#home" } } satisfies Meta<
  typeof Logo
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const MarkOnly: Story = { args: { markOnly: true } };
export const Keyboard: Story = {
  tags: ["!autodocs"],
  args: { markOnly: true },
  play: walk(["{Tab}", "link Jubilee"], ["{Tab}", "page"]),
};
