import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { Card } from "../card/Card.tsx";
import { Grid } from "../grid/Grid.tsx";
import { Link } from "../link/Link.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { EventTheme } from "./EventTheme.tsx";

const meta = {
  title: "Events/EventTheme",
  component: EventTheme,
  args: { typeId: "school-type-1", eventId: "lincoln-1996", children: null },
} satisfies Meta<typeof EventTheme>;

export default meta;

type Story = StoryObj<typeof meta>;

export const EverythingInsideWearsIt: Story = {
  render: () => (
    <Grid columns={{ mobile: "1", tablet: "3" }}>
      {["school-type-1", "family-type-1", "friends-type-1"].map((typeId) => (
        <EventTheme key={typeId} typeId={typeId} eventId="one">
          <Card title="Will you be there?">
            <Stack align="start">
              <Text tone="muted">Please answer by 21 August.</Text>
              <Button fullWidth>I’ll be there</Button>
              <Link href="#calendar" look="action">
                Add to calendar
              </Link>
            </Stack>
          </Card>
        </EventTheme>
      ))}
    </Grid>
  ),
};

export const InTheHostsColour: Story = {
  render: () => (
    <Grid columns={{ mobile: "1", tablet: "3" }}>
      {["#0b5fff", "#ffd400", "#1a1a1a"].map((colour) => (
        <EventTheme key={colour} typeId="school-type-1" eventId="one" colour={colour}>
          <Card title={`Made from ${colour}`}>
            <Stack align="start">
              <Text tone="muted">Readable by day and by night, whatever the colour.</Text>
              <Button fullWidth>I’ll be there</Button>
            </Stack>
          </Card>
        </EventTheme>
      ))}
    </Grid>
  ),
};
