import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../inline/Inline.tsx";
import { Chip } from "./Chip.tsx";

const meta = {
  title: "Data/Chip",
  component: Chip,
  args: { children: "Coming", tone: "success" },
} satisfies Meta<typeof Chip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Inline>
      <Chip tone="success">Coming</Chip>
      <Chip tone="warning">Maybe</Chip>
      <Chip tone="danger">Not coming</Chip>
      <Chip mark="hollow">No answer</Chip>
      <Chip tone="info">Checked in</Chip>
      <Chip tone="plum">Pro</Chip>
      <Chip mark="none">1997</Chip>
      <Chip tone="usual">Paid</Chip>
    </Inline>
  ),
};
