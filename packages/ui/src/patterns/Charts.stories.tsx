import type { Meta, StoryObj } from "@storybook/react-vite";
import { BarChart } from "../components/bar-chart/BarChart.tsx";
import { FoundationPage } from "../foundations/FoundationPage.tsx";
import { FoundationSection } from "../foundations/FoundationSection.tsx";
import { PatternRules } from "./PatternRules.tsx";

const meta = {
  title: "Patterns/Charts",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const answers = [
  { label: "Coming", value: 141 },
  { label: "Not coming", value: 38 },
  { label: "Not answered", value: 96 },
];

export const Charts: Story = {
  render: () => (
    <FoundationPage
      title="Charts"
      lead="A chart is drawn for one sentence. Write the sentence first; if it needs no picture, leave it at that."
    >
      <FoundationSection
        title="One sentence, one picture"
        about="Half of those asked are coming; a third has not answered."
      >
        <BarChart label="Answers" bars={answers} />
      </FoundationSection>
      <PatternRules
        do={[
          "Write names and values at the lines and bars themselves.",
          "Begin an axis of amounts at zero.",
          "Give each chart its table for those who hear it; every chart here brings one.",
          "Take the colours in their order: the thing it is about is plum, the rest is quiet.",
          "Say what was not counted, and until when it is counted.",
        ]}
        doNot={[
          "Do not draw a legend beside a chart: eyes should not travel.",
          "Do not draw two axes, three dimensions or a pie of more than five parts.",
          "Do not tell states by red and green alone.",
          "Do not animate what is looked at twice.",
        ]}
        instead={[
          ["+18 % YoY", "54 more than at the same time in 2022"],
          ["Conversion rate", "31 of 96 who opened it answered"],
          ["N/A", "–, nothing is known yet"],
        ]}
        parts={[
          ["BarChart", "A few amounts side by side."],
          ["LineChart", "How amounts grow."],
          ["DonutChart", "Parts of a whole, five at most."],
          ["FunnelChart", "How many go on from step to step."],
          ["StackedBar", "Parts of several wholes."],
          ["ComparisonChart", "This event beside the last ones."],
          ["Sparkline", "The way of one figure, in a word’s room."],
        ]}
      />
    </FoundationPage>
  ),
};
