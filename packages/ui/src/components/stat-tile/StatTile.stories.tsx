import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatGroup } from "./StatGroup.tsx";
import { StatTile } from "./StatTile.tsx";

const meta = {
  title: "Data/StatTile",
  component: StatTile,
  subcomponents: { StatGroup },
  args: { label: "Coming", value: 138 },
} satisfies Meta<typeof StatTile>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Divided: Story = {
  render: () => (
    <StatGroup look="divided">
      <StatTile
        label="Coming"
        value="138"
        size="l"
        detail="7 this week"
        trend="up"
        detailTone="success"
      />
      <StatTile label="Collected" value="$10,455" size="l" detail="of $12,000" />
      <StatTile label="Page views" value="2,318" size="l" />
    </StatGroup>
  ),
};
export const UnderABar: Story = {
  render: () => (
    <StatGroup>
      <StatTile label="Coming" value="138" mark="success" labelAfter />
      <StatTile label="Maybe" value="9" mark="warning" labelAfter />
      <StatTile label="Not coming" value="25" mark="danger" labelAfter />
      <StatTile label="No answer yet" value="42" mark="neutral" labelAfter />
    </StatGroup>
  ),
};
