import type { Meta, StoryObj } from "@storybook/react-vite";
import { EventTheme } from "../event-theme/EventTheme.tsx";
import { Inline } from "../inline/Inline.tsx";
import { EventDate } from "./EventDate.tsx";

const meta = {
  title: "Events/EventDate",
  component: EventDate,
  args: { start: "2026-09-12T22:00:00Z", zone: "America/New_York", locale: "en-US" },
} satisfies Meta<typeof EventDate>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const InTheEventsColour: Story = {
  render: (args) => (
    <EventTheme typeId="school-type-1" eventId="lincoln-1996">
      <Inline align="start">
        <EventDate {...args} />
        <EventDate {...args} size="s" />
      </Inline>
    </EventTheme>
  ),
};
