import type { Meta, StoryObj } from "@storybook/react-vite";
import { FoundationPage } from "../foundations/FoundationPage.tsx";
import { PatternRules } from "./PatternRules.tsx";

const meta = {
  title: "Patterns/Page rules",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const PageRules: Story = {
  render: () => (
    <FoundationPage
      title="Page rules"
      lead="A planner’s page says how things stand and puts the next act beside the fact that asks for it. Whole pages stand beside this one, under Planner’s page."
    >
      <PatternRules
        do={[
          "Begin with what waits for somebody, then how things stand, then everything else.",
          "Say the fact with its number, and put the act beside it: “42 have not answered”, “Remind 42”.",
          "Fill one button in a view; all others are outlined or stand in the menu.",
          "Give a working screen the whole height: a list, a board, a conversation, a plan of seats.",
          "Draw the page’s shape at once, and keep the place of what comes later.",
          "Build it of parts alone: a page has no line of style that is not a part’s.",
        ]}
        doNot={[
          "Do not open a page with a chart where something is late.",
          "Do not put a scroller into a scroller: the page scrolls, its tools stick.",
          "Do not repeat the event’s date and place on its working tabs.",
          "Do not end a list or a board with the footer.",
          "Do not leave a new account with empty cards: say the first step, with its button.",
        ]}
        instead={[
          ["You have 1 overdue item", "“Send the head count” is 2 days late. See the task"],
          ["No data available", "Appears with the first answer."],
          ["Quick actions", "The act itself, beside what it is for"],
        ]}
        parts={[
          ["PageHeader", "Name, facts and the one filled button of a page."],
          ["SidebarLayout", "A list with what is open beside it."],
          ["Card", "One thing among others of its kind."],
          ["StatTile", "A figure with its name, and what it leads to."],
          ["EmptyState", "The first step where nothing is there yet."],
        ]}
      />
    </FoundationPage>
  ),
};
