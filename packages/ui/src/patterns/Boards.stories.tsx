import type { Meta, StoryObj } from "@storybook/react-vite";
import { Circle, CircleCheck, CircleDot } from "lucide-react";
import { fn } from "storybook/test";
import { Board } from "../components/board/Board.tsx";
import { sampleRoom } from "./Kit.css.ts";
import { FoundationPage } from "../foundations/FoundationPage.tsx";
import { FoundationSection } from "../foundations/FoundationSection.tsx";
import { PatternRules } from "./PatternRules.tsx";

const meta = {
  title: "Patterns/Boards",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const columns = [
  { id: "todo", name: "To do", mark: <Circle /> },
  { id: "doing", name: "Doing", mark: <CircleDot />, limit: 2 },
  { id: "done", name: "Done", mark: <CircleCheck /> },
];
const tasks = [
  { id: "1", name: "Write to the 31 who opened the invitation", state: "todo" },
  { id: "2", name: "Hire two microphones", state: "doing" },
  { id: "3", name: "Menu cards", state: "doing" },
  { id: "4", name: "Sign with The Boathouse", state: "done" },
];

export const Boards: Story = {
  render: () => (
    <FoundationPage
      title="Boards"
      lead="Where work stands, and what stands in its way. A board is moved more than it is read."
    >
      <FoundationSection
        title="Three columns"
        about="Space lifts a card, arrows move it, M names its places."
      >
        <div className={sampleRoom}>
          <Board
            label="Tasks"
            columns={columns}
            items={tasks}
            idOf={({ id }) => id}
            nameOf={({ name }) => name}
            columnOf={({ state }) => state}
            onMove={fn()}
            onOpen={fn()}
          />
        </div>
      </FoundationSection>
      <PatternRules
        do={[
          "Name columns by the state a thing is in, in the words of those who do it.",
          "Limit what is in work, and say so in the head: “2 of 2”.",
          "Show on a card what decides whether it is taken up: who, until when, what it waits for.",
          "Let whoever cannot drag reach every place by “Move to…”.",
        ]}
        doNot={[
          "Do not make more columns than fit beside each other at 1,440 pixels.",
          "Do not keep what is done for ever: show the latest, and the way to the rest.",
          "Do not colour a whole card; a late day is a word and a colour.",
          "Do not use a board for things without a next state: that is a list.",
        ]}
        instead={[
          ["WIP limit exceeded", "Doing is full, 2 of 2."],
          ["Drop here", "2 of 3 in Doing"],
          ["In Progress (2/2)", "Doing, 2 of 2"],
        ]}
        parts={[
          ["Board", "Columns, cards, drag, keys and “Move to…”."],
          ["TimeAxis", "The same things by their days."],
          ["MoveTo", "A place by its name."],
        ]}
      />
    </FoundationPage>
  ),
};
