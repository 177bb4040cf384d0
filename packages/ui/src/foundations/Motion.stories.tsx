import type { Meta, StoryObj } from "@storybook/react-vite";
import { MotionDemo } from "./MotionDemo.tsx";
import { FoundationPage } from "./FoundationPage.tsx";
import { FoundationSection } from "./FoundationSection.tsx";
import { rules } from "./Page.css.ts";

const meta = {
  title: "Foundations/Motion",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Motion: Story = {
  render: () => (
    <FoundationPage
      title="Motion"
      lead="One curve and three lengths. Things arrive quickly and settle softly; nothing moves to be looked at, except when there is something to celebrate."
    >
      <FoundationSection
        title="Lengths"
        about="cubic-bezier(.2, .8, .2, 1) for all of them. A device that asks for less motion gets none."
      >
        <MotionDemo />
      </FoundationSection>
      <FoundationSection title="Rules">
        <ul className={rules}>
          <li>
            Colour changes in 120 ms, switches and popovers in 180, drawers and sheets in 240.
          </li>
          <li>
            Skeletons breathe only while something is on its way; spinners stay in their button.
          </li>
          <li>A press moves half a pixel. Hover changes colour, never size.</li>
          <li>The spring belongs to a reply sent and a ticket paid, and plays once.</li>
          <li>With less motion everything is there at once; nothing is lost with the movement.</li>
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
};
