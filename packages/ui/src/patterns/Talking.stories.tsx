import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Composer } from "../components/composer/Composer.tsx";
import { Conversation } from "../components/conversation/Conversation.tsx";
import { sampleMessages, sampleReader } from "../components/conversation/sampleMessages.ts";
import { DescriptionList } from "../components/description-list/DescriptionList.tsx";
import { Stack } from "../components/stack/Stack.tsx";
import { FoundationPage } from "../foundations/FoundationPage.tsx";
import { FoundationSection } from "../foundations/FoundationSection.tsx";
import { PatternRules } from "./PatternRules.tsx";

const meta = {
  title: "Patterns/Talking",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function Together() {
  const [draft, setDraft] = useState("");
  return (
    <Stack gap="2">
      <div style={{ height: 460 }}>
        <Conversation label="Everyone who comes" messages={sampleMessages} reader={sampleReader} />
      </div>
      <Composer
        label="Message to 138 people"
        value={draft}
        onValueChange={setDraft}
        onSend={() => setDraft("")}
      />
    </Stack>
  );
}

export const Talking: Story = {
  render: () => (
    <FoundationPage
      title="Talking"
      lead="People talk with people; the product keeps their place, their draft and its own mouth shut."
    >
      <FoundationSection
        title="A conversation and its composer"
        about="The newest below. What came in while one read further up waits behind a button that counts it."
      >
        <Together />
      </FoundationSection>
      <FoundationSection title="By keys">
        <DescriptionList
          items={[
            {
              term: "Tab",
              detail:
                "One stop for the whole conversation, then what can be done with that message.",
            },
            {
              term: "Arrows, Page, Home, End",
              detail: "From message to message, also to those far above.",
            },
            {
              term: "Enter",
              detail: "Sends; with Shift it breaks the line. On touch it breaks the line.",
            },
            {
              term: "Escape",
              detail: "Leaves the message that is answered, or the comment that is changed.",
            },
          ]}
        />
      </FoundationSection>
      <PatternRules
        do={[
          "Give the conversation the height of its place: it fills it, and scrolls in itself.",
          "Keep the draft on the screen, by conversation, also over a reload.",
          "Show one’s own message at once as “Sending”, and leave what was not sent where it stands, with “Try again”.",
          "Let the line of what is new stay until one leaves; then begin there the next time.",
          "Offer older messages as soon as they are asked for, a page at a time, with ids that never change.",
          "Fold what a machine says in a row: “and 12 more answers”.",
        ]}
        doNot={[
          "Do not scroll for the reader, except to what the reader has just written.",
          "Do not set a direction for all: each bubble is read in its own.",
          "Do not ask before a message is taken away: offer Undo.",
          "Do not announce with it. Who tells everyone something writes an announcement.",
          "Do not put “delete” in the only place that a finger rests on.",
        ]}
        instead={[
          ["Message failed (Error 503)", "Not sent. Try again"],
          ["New messages below", "3 new messages"],
          ["User edited an RSVP", "Jörg Müller answered yes, with 2 people"],
        ]}
        parts={[
          ["Conversation", "What people said to one another: a group, two people, a chat."],
          ["Composer", "Below it, or below a feed: where one writes."],
          ["ActivityFeed", "Who did what and when, with comments: a task, an order, a person."],
        ]}
      />
    </FoundationPage>
  ),
};
