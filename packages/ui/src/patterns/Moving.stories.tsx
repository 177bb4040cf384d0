import type { Meta, StoryObj } from "@storybook/react-vite";
import { DescriptionList } from "../components/description-list/DescriptionList.tsx";
import { FoundationPage } from "../foundations/FoundationPage.tsx";
import { FoundationSection } from "../foundations/FoundationSection.tsx";
import { PatternRules } from "./PatternRules.tsx";

const meta = {
  title: "Patterns/Moving",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Moving: Story = {
  render: () => (
    <FoundationPage
      title="Moving"
      lead="One way to move things, by hand, by key and by menu: on boards, time axes, floor plans, programmes and calendars."
    >
      <FoundationSection
        title="Three ways to one place"
        about="Whoever cannot drag is not sent elsewhere: each way reaches every place."
      >
        <DescriptionList
          items={[
            {
              term: "By hand",
              detail:
                "A mouse lifts after five pixels; a finger after it has rested, so that it can still scroll. What is lifted follows; dashes show where it goes. At an edge the list scrolls. Escape puts back.",
            },
            {
              term: "By key",
              detail:
                "Space lifts, arrows move, Space puts down, Escape puts back. Each step is spoken, and written at the foot of the screen. Going on to something else puts back.",
            },
            {
              term: "By menu",
              detail:
                "“Move to…” names every place and finds it by typing. Full places are shown and say so. On phones a long press opens it.",
            },
          ]}
        />
      </FoundationSection>
      <PatternRules
        do={[
          "Say places as people do: “2 of 5 in Doing”, “Thu 27 May to Tue 1 June”.",
          "Act at once and offer Undo; it belongs to the screen, which knows what was before.",
          "Refuse with the reason and the number: “Doing is full, 3 of 3.”",
          "Show what goes along before it goes, and what stays.",
          "Keep the focus on what was moved, wherever it stands by then.",
        ]}
        doNot={[
          "Do not make dragging the only way, or a handle the only place to drag by.",
          "Do not take Alt with an arrow: it is the browser’s way back.",
          "Do not ask “are you sure?” after a move that Undo takes back.",
          "Do not write a second drag for a new screen: say what its places are.",
        ]}
        instead={[
          ["Item dropped", "Menu cards put down, 2 of 5 in Doing."],
          ["You cannot drop here", "Doing is full, 3 of 3. Choose another place."],
          ["Drag to reorder", "Drag it, or press Space and the arrow keys."],
        ]}
        parts={[
          ["useDrag", "Places of your own: a floor, a grid of hours, a list."],
          ["Board", "Things by their state, with limits."],
          ["TimeAxis", "Things over days, with what waits for what."],
          ["MoveTo", "Beside each of them, in the menu of what can be moved."],
        ]}
      />
    </FoundationPage>
  ),
};
