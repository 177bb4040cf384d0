import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Pagination } from "./Pagination.tsx";

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
