import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { DateTimeField } from "../components/date-time-field/DateTimeField.tsx";
import { sampleReader } from "./sampleReader.ts";
import { FoundationPage } from "../foundations/FoundationPage.tsx";
import { FoundationSection } from "../foundations/FoundationSection.tsx";
import { PatternRules } from "./PatternRules.tsx";

const meta = {
  title: "Patterns/Dates",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function Begins() {
  const [value, setValue] = useState("2027-06-12T18:30");
  return (
    <DateTimeField
      label="Begins"
      value={value}
      zone="Europe/Berlin"
      viewerZone="Europe/Lisbon"
      locale="en-GB"
      read={sampleReader}
      onValueChange={setValue}
    />
  );
}

export const Dates: Story = {
  render: () => (
    <FoundationPage
      title="Dates"
      lead="A date is typed as one would say it, or chosen; the zone it counts in is always seen."
    >
      <FoundationSection
        title="Typed or chosen"
        about="“next friday at 7” is read, and shown before it counts."
      >
        <Begins />
      </FoundationSection>
      <PatternRules
        do={[
          "Show what was understood before it counts, in full: Saturday, 12 June 2027, 18:30.",
          "Say the zone beside every binding moment, and the reader’s own hour where it differs.",
          "Keep the length when the beginning moves.",
          "Let Arrow keys go by days, Page Up and Down by months.",
        ]}
        doNot={[
          "Do not take 06/12: nobody knows which it is.",
          "Do not offer three selects for a day.",
          "Do not forbid typing because there is a calendar.",
          "Do not show a day of the past where none can be chosen without saying why.",
        ]}
        instead={[
          ["Invalid date", "There is no 31 June. The last is Wednesday, 30 June."],
          ["06/12/2027 6:30 PM CET", "Saturday, 12 June 2027, 18:30 in Berlin"],
          ["Time zone: UTC+2", "For you in Lisbon 17:30"],
        ]}
        parts={[
          ["DateTimeField", "A day and an hour in a zone."],
          ["DateField and TimeField", "One of them alone."],
          ["DateRangeField", "From a day to a day."],
          ["DateTimeZone", "A moment with the choice of its zone."],
          ["ZonedTime", "A moment to read."],
        ]}
      />
    </FoundationPage>
  ),
};
