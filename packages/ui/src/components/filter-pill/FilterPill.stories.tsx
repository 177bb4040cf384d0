import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Inline } from "../inline/Inline.tsx";
import { FilterPill } from "./FilterPill.tsx";
import { walk } from "../../keyboard/walk.ts";

const press = fn();

const meta = {
  title: "Forms/FilterPill",
  component: FilterPill,
  args: { children: "Answer" },
} satisfies Meta<typeof FilterPill>;

export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Inline>
      <FilterPill>Answer</FilterPill>
      <FilterPill value="1996 to 1998">Class Year</FilterPill>
      <FilterPill opens={false} value>
        Owing
      </FilterPill>
    </Inline>
  ),
};
/** How many each would show stands on all of them, so that nobody presses to find out. */
export const Counts: Story = {
  render: () => (
    <Inline>
      <FilterPill opens={false} value count={214}>
        Everybody
      </FilterPill>
      <FilterPill opens={false} value={false} count={12}>
        Owing
      </FilterPill>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Owing 12", pressed: false })).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  args: { children: "Owing", opens: false, onClick: press },
  play: walk(
    ["{Tab}", "button Owing"],
    [" ", "button Owing", () => expect(press).toHaveBeenCalledOnce()],
  ),
};
