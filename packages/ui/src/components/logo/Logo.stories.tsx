import type { Meta, StoryObj } from "@storybook/react-vite";
import { Logo } from "./Logo.tsx";

const meta = { title: "Navigation/Logo", component: Logo, args: { href: "#home" } } satisfies Meta<
  typeof Logo
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const MarkOnly: Story = { args: { markOnly: true } };
