import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { eventTypeIds } from "../../covers/inks.ts";
import { Grid } from "../grid/Grid.tsx";
import { Stack } from "../stack/Stack.tsx";
import { EventCover } from "./EventCover.tsx";

const meta = {
  title: "Events/EventCover",
  component: EventCover,
  args: { typeId: "school-type-1", eventId: "lincoln-1996" },
} satisfies Meta<typeof EventCover>;

export default meta;

type Story = StoryObj<typeof meta>;

export const DrawnFromTypeAndId: Story = {
  play: async ({ canvasElement }) => {
    const pictures = () =>
      [...canvasElement.querySelectorAll("[aria-hidden=true]")].map(
        (element) => getComputedStyle(element).backgroundImage,
      );
    await waitFor(() => expect(pictures()).toEqual([expect.stringContaining("blob:")]));
  },
};
export const TwelveTypes: Story = {
  render: () => (
    <Grid columns={{ mobile: "2", tablet: "3", desktop: "4" }}>
      {eventTypeIds.map((typeId) => (
        <EventCover key={typeId} typeId={typeId} eventId="seed" />
      ))}
    </Grid>
  ),
};
export const Shapes: Story = {
  render: (args) => (
    <Stack>
      <EventCover {...args} shape="strip" />
      <EventCover {...args} shape="band" />
      <EventCover {...args} shape="thumb" />
    </Stack>
  ),
};
