import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { GuestList, type GuestListProps } from "./GuestList.tsx";
import { sampleGuests } from "./sampleGuests.ts";
import { vocabularyOf } from "./vocabulary.ts";

type Args = Omit<GuestListProps, "vocabulary">;

/** Every list has these states, and none of them is an empty place. The toolbar changes its words. */
const meta = {
  title: "Patterns/Lists",
  args: { state: "ready", guests: sampleGuests },
  render: (args, { loaded }) => <GuestList {...args} vocabulary={vocabularyOf(loaded)} />,
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<Args>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Classmates" })).toBeVisible();
  },
};
export const Loading: Story = { args: { state: "loading" } };
export const Empty: Story = { args: { guests: [] } };
export const NothingFound: Story = { args: { query: "zebra" } };
export const Failed: Story = { args: { state: "failed" } };
export const SomeSelected: Story = { args: { selected: ["1", "4"] } };
