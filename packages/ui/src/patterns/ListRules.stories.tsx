import type { Meta, StoryObj } from "@storybook/react-vite";
import { FoundationPage } from "../foundations/FoundationPage.tsx";
import { PatternRules } from "./PatternRules.tsx";

const meta = {
  title: "Patterns/List rules",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const ListRules: Story = {
  render: () => (
    <FoundationPage
      title="List rules"
      lead="A list answers one question at a glance and every other one with one touch. Its states stand beside this page, under Lists."
    >
      <PatternRules
        do={[
          "Put the name first, then what decides about it, then what is done with it.",
          "Filter in place by pills that say what they do: “Has not answered”.",
          "Keep the place, the choice and the search when one comes back.",
          "Act at once and offer Undo; say how many it was.",
          "On a phone each row becomes two lines, in the same order of weight.",
        ]}
        doNot={[
          "Do not load a spinner: draw the rows that are to come.",
          "Do not show more than seven columns at first; the others are chosen.",
          "Do not number pages where scrolling does.",
          "Do not hide what can be done with a row behind a mouse.",
          "Do not leave an empty list without the way to its first entry.",
        ]}
        instead={[
          ["No results", "Nobody is called “zebra”. Show all guests."],
          ["Showing 1-20 of 412", "1 to 20 of 412"],
          ["Bulk actions", "3 chosen: write to them, tag them, take them out"],
        ]}
        parts={[
          ["DataTable", "Things compared by their facts."],
          ["Board", "Things by their state."],
          ["PersonRow", "People in a line of their own."],
          ["BulkBar", "What is done with those that are chosen."],
        ]}
      />
    </FoundationPage>
  ),
};
