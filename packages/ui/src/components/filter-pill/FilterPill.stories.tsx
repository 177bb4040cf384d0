import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../inline/Inline.tsx";
import { FilterPill } from "./FilterPill.tsx";

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
