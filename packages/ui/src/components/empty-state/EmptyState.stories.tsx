import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { Grid } from "../grid/Grid.tsx";
import type { DrawingName } from "./Drawing.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "Feedback/EmptyState",
  component: EmptyState,
  args: {
    title: "No tables yet",
    children: "Draw the room once and seat 138 people by dragging.",
    action: <Button>Add the first table</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

const drawings: DrawingName[] = [
  "table",
  "letters",
  "tickets",
  "calendar",
  "search",
  "broken",
  "lock",
];

export const Usual: Story = {};
export const Drawings: Story = {
  render: () => (
    <Grid columns={{ mobile: "1", tablet: "3" }}>
      {drawings.map((drawing) => (
        <EmptyState key={drawing} drawing={drawing} title={drawing} />
      ))}
    </Grid>
  ),
};
