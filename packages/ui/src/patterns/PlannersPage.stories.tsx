import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { EmptyState } from "../components/empty-state/EmptyState.tsx";
import { Button } from "../components/button/Button.tsx";
import { AtAGlance } from "./AtAGlance.tsx";
import { GuestList } from "./GuestList.tsx";
import { PlannerFrame } from "./PlannerFrame.tsx";
import { sampleGuests } from "./sampleGuests.ts";
import { vocabularyOf } from "./vocabulary.ts";

/** Whole pages of the planner's side: not a line of style that is not a component's. */
const meta = {
  title: "Patterns/Planner’s page",
  parameters: { layout: "fullscreen", docs: { story: { inline: false, iframeHeight: 900 } } },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const AtAGlancePage: Story = {
  name: "At a Glance",
  render: (_, { loaded }) => (
    <PlannerFrame>
      <AtAGlance vocabulary={vocabularyOf(loaded)} />
    </PlannerFrame>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { name: "At a Glance" })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const AList: Story = {
  name: "A list",
  render: (_, { loaded }) => (
    <PlannerFrame>
      <GuestList state="ready" guests={sampleGuests} vocabulary={vocabularyOf(loaded)} />
    </PlannerFrame>
  ),
};

export const NewAccount: Story = {
  name: "A new account",
  render: () => (
    <PlannerFrame>
      <EmptyState
        level={1}
        drawing="table"
        title="Your first event starts with a name"
        action={<Button>Create event</Button>}
      >
        A date and a place can follow. Nothing is public before you publish it.
      </EmptyState>
    </PlannerFrame>
  ),
};
