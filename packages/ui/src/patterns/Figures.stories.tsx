import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../components/inline/Inline.tsx";
import { Sparkline } from "../components/sparkline/Sparkline.tsx";
import { Text } from "../components/text/Text.tsx";
import { FoundationPage } from "../foundations/FoundationPage.tsx";
import { FoundationSection } from "../foundations/FoundationSection.tsx";
import { PatternRules } from "./PatternRules.tsx";

const meta = {
  title: "Patterns/Figures",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const days = [2, 3, 9, 4, 6, 18, 7, 9, 12].map((value, at) => ({ label: `${at + 1} May`, value }));

export const Figures: Story = {
  render: () => (
    <FoundationPage
      title="Figures"
      lead="A figure says what it counts, what it is held against, and which way it went, in words."
    >
      <FoundationSection
        title="Beside its word"
        about="A small line says only the way. The figure itself is text."
      >
        <Inline gap="3">
          <Text size={22}>138</Text>
          <Sparkline label="Answers by day" values={days} />
          <Text tone="muted">coming, 12 since yesterday</Text>
        </Inline>
      </FoundationSection>
      <PatternRules
        do={[
          "Keep money in whole minor units; sums and differences are reckoned from them.",
          "Say “$75.50 over”: red alone is read by some, a minus sign by few.",
          "Leave a dash where nothing is known yet. It is not zero.",
          "Take a column from any spreadsheet, and say how much of it was left out.",
          "Compare events by days before, never by the date.",
          "Offer Undo for what was typed over or pasted; the change holds what was there before.",
        ]}
        doNot={[
          "Do not put a button at each figure: typing changes it.",
          "Do not round what can be typed, and do not sum what says nothing as a sum.",
          "Do not draw more than three events beside this one.",
          "Do not draw a small line for two values: say both.",
        ]}
        instead={[
          ["-75.50", "$75.50 over"],
          ["Invalid input", "Type an amount such as $24.70."],
          ["+18 % YoY", "54 more than at the same time in 2022"],
        ]}
        parts={[
          ["FigureTable", "Rows and groups with sums, changed in place: a budget."],
          ["Sparkline", "The way of one figure, in a word’s room."],
          ["LineChart", "How a few figures grow, with their axis."],
          ["ComparisonChart", "This event beside the last ones."],
        ]}
      />
    </FoundationPage>
  ),
};
