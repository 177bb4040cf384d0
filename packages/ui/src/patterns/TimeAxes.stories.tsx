import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { TimeAxis } from "../components/time-axis/TimeAxis.tsx";
import { sampleRoom } from "./Kit.css.ts";
import { FoundationPage } from "../foundations/FoundationPage.tsx";
import { FoundationSection } from "../foundations/FoundationSection.tsx";
import { PatternRules } from "./PatternRules.tsx";

const meta = {
  title: "Patterns/Time axes",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const errands = [
  { id: "1", name: "Collect answers", span: { start: "2027-05-03", end: "2027-05-29" }, after: [] },
  { id: "2", name: "Head count", span: { start: "2027-05-30", end: "2027-06-01" }, after: ["1"] },
  { id: "3", name: "Menu cards", span: { start: "2027-06-02", end: "2027-06-06" }, after: ["2"] },
];

export const TimeAxes: Story = {
  render: () => (
    <FoundationPage
      title="Time axes"
      lead="What happens when, what waits for what, and whether the day can still be kept."
    >
      <FoundationSection
        title="Three errands"
        about="The chain that decides the end is drawn stronger, and said."
      >
        <div className={sampleRoom}>
          <TimeAxis
            label="Preparations"
            items={errands}
            terms={{
              idOf: ({ id }) => id,
              nameOf: ({ name }) => name,
              spanOf: ({ span }) => span,
              afterOf: ({ after }) => after,
            }}
            zoom="weeks"
            today="2027-05-20"
            goal={{ day: "2027-06-12", label: "The evening" }}
            critical={new Set(["1", "2", "3"])}
            onMove={fn()}
            onOpen={fn()}
          />
        </div>
      </FoundationSection>
      <PatternRules
        do={[
          "Begin with today in sight, and show the day that all leads to.",
          "Show before a move what it pushes along, and how far.",
          "Draw what has no day yet as a line of its own, so that it can be given one.",
          "Say spans as people do: “Thu 27 May to Tue 1 June”.",
        ]}
        doNot={[
          "Do not draw hours on it: a day with hours is a calendar.",
          "Do not use more than two colours of bars: usual, and what decides the end.",
          "Do not move what waits without showing it.",
          "Do not draw it for fewer than five things: a list says more.",
        ]}
        instead={[
          ["Task overdue (-3d)", "3 days late"],
          ["Dependency: #14", "waits for Collect answers"],
          ["Critical path", "decides the end"],
        ]}
        parts={[
          ["TimeAxis", "Bars over days, with what waits for what."],
          ["Board", "The same things by their state."],
          ["DataTable", "Things without a day."],
        ]}
      />
    </FoundationPage>
  ),
};
