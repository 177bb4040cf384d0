import type { Meta, StoryObj } from "@storybook/react-vite";
import { Check, CreditCard } from "lucide-react";
import { ActivityFeed } from "../components/activity-feed/ActivityFeed.tsx";
import { FoundationPage } from "../foundations/FoundationPage.tsx";
import { FoundationSection } from "../foundations/FoundationSection.tsx";
import { PatternRules } from "./PatternRules.tsx";

const meta = {
  title: "Patterns/Feeds",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const entries = [
  {
    id: "1",
    at: "2027-05-20T15:40:00Z",
    who: { name: "Siobhán Byrne" },
    what: "answered yes, with 2 people",
    icon: <Check />,
  },
  {
    id: "2",
    at: "2027-05-19T20:05:00Z",
    who: { name: "Kofi Mensah" },
    what: "paid $180.00 for 2 Saturday banquets",
    icon: <CreditCard />,
  },
];

export const Feeds: Story = {
  render: () => (
    <FoundationPage
      title="Feeds"
      lead="What happened since one last looked, in sentences with a person in them."
    >
      <FoundationSection title="Two days" about="People first, then what they did, then when.">
        <ActivityFeed
          label="What happened"
          entries={entries}
          reader={{ locale: "en-GB", timeZone: "America/New_York", today: "2027-05-20" }}
        />
      </FoundationSection>
      <PatternRules
        do={[
          "Begin each line with who did it; say “the mailer” where nobody did.",
          "Fold what is the same: “12 more answers”.",
          "Write days as the reader names them, and clocks in the reader’s zone.",
          "Let a line lead to the thing it is about.",
        ]}
        doNot={[
          "Do not log: what nobody acts on belongs into the log of changes.",
          "Do not move lines while somebody reads; say that there are new ones.",
          "Do not write “2 hours ago” where the hour decides.",
        ]}
        instead={[
          ["User updated record", "Marisol Aguirre changed the menu of Ute Grünewald"],
          ["14 new notifications", "14 answers since this morning"],
          ["2027-05-20T15:40Z", "Today, 11:40"],
        ]}
        parts={[
          ["ActivityFeed", "Who did what and when, with comments."],
          ["Conversation", "People who talk with one another."],
          ["Toast", "What happened just now, by one’s own hand."],
        ]}
      />
    </FoundationPage>
  ),
};
