import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../components/button/Button.tsx";
import { EmptyState } from "../components/empty-state/EmptyState.tsx";
import { FoundationPage } from "../foundations/FoundationPage.tsx";
import { FoundationSection } from "../foundations/FoundationSection.tsx";
import { PatternRules } from "./PatternRules.tsx";

const meta = {
  title: "Patterns/Empty states",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const EmptyStates: Story = {
  render: () => (
    <FoundationPage
      title="Empty states"
      lead="An empty place is the first page that a newcomer reads. It says what will be here, and the one thing that begins it."
    >
      <FoundationSection
        title="A drawing, a sentence, a button"
        about="The button does the thing; it does not explain it."
      >
        <EmptyState
          drawing="calendar"
          title="No events yet"
          level={3}
          action={<Button variant="secondary">Create your first event</Button>}
        >
          A name and a date are enough to begin.
        </EmptyState>
      </FoundationSection>
      <PatternRules
        do={[
          "Say what is not here yet, in the noun of the page.",
          "Say the least that is needed to begin.",
          "Give one button; it is the page’s own filled one while nothing else is here.",
          "Tell an empty list from a search that found nothing, and from one that may not be seen.",
        ]}
        doNot={[
          "Do not draw anything sad: nothing went wrong.",
          "Do not show a table’s head over no rows.",
          "Do not sell: where a plan is needed, say which, and what stays.",
          "Do not leave figures at zero beside it: they say the same, colder.",
        ]}
        instead={[
          ["No data available", "No events yet. A name and a date are enough to begin."],
          ["0 results found", "Nobody is called “zebra”. Try a part of the name."],
          ["Upgrade now!", "Ticketing belongs to Pro. Your guests stay as they are."],
        ]}
        parts={[
          ["EmptyState", "Nothing is here yet, or nothing was found."],
          ["ErrorState", "It could not be loaded."],
          ["Skeleton", "It is on its way."],
        ]}
      />
    </FoundationPage>
  ),
};
