import type { Meta, StoryObj } from "@storybook/react-vite";
import { Mail, Trash2 } from "lucide-react";
import { expect, fn, waitFor } from "storybook/test";
import { BulkBar } from "./BulkBar.tsx";

const remind = fn();

const meta = {
  title: "Data/BulkBar",
  component: BulkBar,
  args: {
    count: 12,
    onClear: fn(),
    actions: [
      { id: "remind", label: "Remind", icon: <Mail />, onSelect: remind },
      { id: "remove", label: "Remove", icon: <Trash2 />, onSelect: fn(), disabled: true },
    ],
  },
} satisfies Meta<typeof BulkBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    remind.mockClear();
    const bar = canvas.getByRole("toolbar", { name: "Selected rows" });
    await waitFor(() => expect(bar).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(remind).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Clear selection" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
/** The bar stands behind a long list: going into it moves nothing. */
export const ThePageStays: Story = {
  tags: ["!autodocs"],
  render: (args) => (
    <div>
      <input type="checkbox" aria-label="Nora Hartwell-Kim" data-row-tick="" defaultChecked />
      <div style={{ height: 4000 }} />
      <BulkBar {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const tick = canvas.getByRole("checkbox");
    tick.focus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remind" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Clear selection" })).toHaveFocus();
    await expect(window.scrollY).toBe(0);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(tick).toHaveFocus();
  },
};
export const NothingSelected: Story = {
  tags: ["!autodocs"],
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("toolbar")).toBeNull();
  },
};
