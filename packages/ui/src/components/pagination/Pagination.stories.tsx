import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Pagination } from "./Pagination.tsx";
import { walk } from "../../keyboard/walk.ts";

const move = fn();

const meta = {
  title: "Navigation/Pagination",
  component: Pagination,
  args: { from: 0, shown: 12, total: 214, pageSize: 12, onMove: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(args.onMove).toHaveBeenCalledWith(12);
  },
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  args: { from: 12, onMove: move },
  play: walk(
    ["{Tab}", "button Back"],
    ["{Enter}", "button Back", () => expect(move).toHaveBeenLastCalledWith(0)],
    ["{Tab}", "button Next"],
    ["{Enter}", "button Next", () => expect(move).toHaveBeenLastCalledWith(24)],
  ),
};

export const LastPage: Story = { args: { from: 204, shown: 10 } };
export const Nothing: Story = { args: { shown: 0, total: 0 } };
