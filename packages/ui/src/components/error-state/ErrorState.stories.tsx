import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ErrorState } from "./ErrorState.tsx";
import { walk } from "../../keyboard/walk.ts";

const retry = fn();

const meta = {
  title: "Feedback/ErrorState",
  component: ErrorState,
  args: {
    title: "The guests could not be loaded",
    children: "Nothing is lost. The connection broke while reading the list.",
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  args: { onRetry: retry },
  play: walk(
    ["{Tab}", "button Try again"],
    ["{Enter}", "button Try again", () => expect(retry).toHaveBeenCalledOnce()],
  ),
};
