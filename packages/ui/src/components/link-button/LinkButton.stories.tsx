import type { Meta, StoryObj } from "@storybook/react-vite";
import { ExternalLink } from "lucide-react";
import { LinkButton } from "./LinkButton.tsx";
import { walk } from "../../keyboard/walk.ts";

const meta = {
  title: "Actions/LinkButton",
  component: LinkButton,
  args: { href: "#guests", children: "View page", variant: "outline", icon: <ExternalLink /> },
} satisfies Meta<typeof LinkButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const SignUp: Story = {
  args: { variant: "primary-signup", icon: undefined, children: "Sign Up" },
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  play: walk(["{Tab}", "link View page"], ["{Tab}", "page"]),
};
