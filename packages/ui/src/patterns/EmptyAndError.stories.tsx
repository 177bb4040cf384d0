import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plus } from "lucide-react";
import { Banner } from "../components/banner/Banner.tsx";
import { Button } from "../components/button/Button.tsx";
import { Card } from "../components/card/Card.tsx";
import { EmptyState } from "../components/empty-state/EmptyState.tsx";
import { ErrorState } from "../components/error-state/ErrorState.tsx";
import { Grid } from "../components/grid/Grid.tsx";
import { InlineMessage } from "../components/inline-message/InlineMessage.tsx";
import { Stack } from "../components/stack/Stack.tsx";

/** What happened, what is safe, what to do: one drawing, one sentence, one button. */
const meta = { title: "Patterns/Empty and error states" } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <Grid columns={{ mobile: "1", tablet: "2" }}>
      <Card as="div">
        <EmptyState
          drawing="calendar"
          title="No events yet"
          action={<Button icon={<Plus />}>Create your first event</Button>}
        >
          A name and a date are enough to begin.
        </EmptyState>
      </Card>
      <Card as="div">
        <EmptyState
          drawing="tickets"
          title="No tickets are offered"
          action={<Button variant="secondary">Offer a ticket</Button>}
        >
          Answering is free until there is one.
        </EmptyState>
      </Card>
      <Card as="div">
        <EmptyState
          drawing="search"
          title="Nobody is called “zebra”"
          action={<Button variant="outline">Show all guests</Button>}
        >
          Try a part of the name.
        </EmptyState>
      </Card>
      <Card as="div">
        <EmptyState
          drawing="lock"
          title="Ticketing belongs to Pro"
          action={<Button variant="outline">Compare plans</Button>}
        >
          Your guests and their answers stay as they are.
        </EmptyState>
      </Card>
    </Grid>
  ),
};

/** As large as what failed: a page, a panel, a field. */
export const Failed: Story = {
  render: () => (
    <Stack gap="5">
      <Card as="div">
        <ErrorState title="The guests could not be loaded" onRetry={() => {}}>
          The connection broke off. Nothing has been changed.
        </ErrorState>
      </Card>
      <Banner tone="warning" title="You are offline">
        What you write is kept here and sent when the line is back.
      </Banner>
      <InlineMessage tone="danger">
        Your bank said no, and nothing was taken. Try another card.
      </InlineMessage>
    </Stack>
  ),
};
