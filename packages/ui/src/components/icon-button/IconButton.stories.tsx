import type { Meta, StoryObj } from "@storybook/react-vite";
import { MessageCircle, Pencil, X } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Inline } from "../inline/Inline.tsx";
import { IconButton } from "./IconButton.tsx";
import { walk } from "../../keyboard/walk.ts";

const press = fn();

const meta = {
  title: "Actions/IconButton",
  component: IconButton,
  args: { label: "Edit", icon: <Pencil />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Edit" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      <IconButton label="Close" icon={<X />} size="sm" />
      <IconButton label="Close it" icon={<X />} variant="outline" />
      <IconButton
        label="Help and support"
        icon={<MessageCircle />}
        variant="default"
        size="lg"
        round
      />
      <IconButton label="Saving" icon={<Pencil />} variant="outline" loading />
    </Inline>
  ),
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  args: { onClick: press },
  play: walk(
    ["{Tab}", "button Edit"],
    ["{Enter}", "button Edit", () => expect(press).toHaveBeenCalledTimes(1)],
    [" ", "button Edit", () => expect(press).toHaveBeenCalledTimes(2)],
  ),
};
