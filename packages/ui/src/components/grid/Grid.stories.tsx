import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/Card.tsx";
import { Grid } from "./Grid.tsx";

const cards = ["Coming", "Maybe", "Not coming", "No answer"].map((title) => (
  <Card key={title} title={title} fill>
    of 214 invited
  </Card>
));

const meta = {
  title: "Text and layout/Grid",
  component: Grid,
  args: { columns: { mobile: "1", tablet: "2", desktop: "4" }, children: cards },
} satisfies Meta<typeof Grid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Equal: Story = {};
export const Weighted: Story = {
  args: { columns: { mobile: "1", desktop: "7/5" }, children: cards.slice(0, 2) },
};
