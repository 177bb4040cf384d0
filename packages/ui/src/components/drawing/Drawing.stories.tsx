import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { drawings, type DrawingName } from "../../drawings/drawings.ts";
import { Grid } from "../grid/Grid.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { Drawing } from "./Drawing.tsx";

const meta = {
  argTypes: {
    name: { table: { type: { summary: "DrawingName" } } },
  },
  title: "Feedback/Drawing",
  component: Drawing,
  args: { name: "table" },
} satisfies Meta<typeof Drawing>;

export default meta;

type Story = StoryObj<typeof meta>;

const names = Object.keys(drawings) as DrawingName[];

async function drawn(canvas: Element, count: number) {
  await waitFor(() =>
    expect(canvas.querySelectorAll("span[aria-hidden] > svg")).toHaveLength(count),
  );
}

export const Usual: Story = {
  play: ({ canvasElement }) => drawn(canvasElement, 1),
};
export const All: Story = {
  render: () => (
    <Grid columns={{ mobile: "1", tablet: "3", desktop: "4" }}>
      {names.map((name) => (
        <Stack key={name} gap="2" align="center">
          <Drawing name={name} />
          <Text tone="muted">{name}</Text>
        </Stack>
      ))}
    </Grid>
  ),
  play: ({ canvasElement }) => drawn(canvasElement, names.length),
};
