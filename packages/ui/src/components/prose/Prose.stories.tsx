import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Prose } from "./Prose.tsx";

const meta = {
  title: "Text and layout/Prose",
  component: Prose,
  args: {
    measure: true,
    children: (
      <>
        <h2>Before the weekend</h2>
        <p>
          Thirty years. Some of us have not missed a summer on the river since, others have not been
          back once. <a href="#where">The boathouse</a> still stands.
        </p>
        <h3>What to bring</h3>
        <ul>
          <li>a photograph for the wall</li>
          <li>
            shoes that may get wet, and the code <code>K7-2470</code> for the gate
          </li>
        </ul>
        <ol>
          <li>Answer by the first of May</li>
          <li>Choose a table</li>
        </ol>
        <blockquote>We shall row at dawn, whoever is awake.</blockquote>
        <p>See you on the twelfth.</p>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Story18: Story = { name: "Story", args: { size: "story" } };
export const Arabic: Story = {
  args: {
    dir: "auto",
    lang: "ar",
    children: (
      <>
        <h2>قبل اللقاء</h2>
        <p>ثلاثون عامًا مضت، وما زال بيت القوارب في مكانه.</p>
        <ul>
          <li>صورة قديمة للجدار</li>
          <li>حذاء يحتمل الماء</li>
        </ul>
      </>
    ),
  },
};
/** A picture wider than its place is smaller there, and not thinner. */
export const WidePicture: Story = {
  args: {
    children: (
      <img
        alt="A meadow"
        width={1200}
        height={800}
        src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'%3E%3Cpath fill='seagreen' d='M0 0h3v2H0z'/%3E%3C/svg%3E"
      />
    ),
  },
  decorators: [
    (Picture) => (
      <div style={{ inlineSize: 240 }}>
        <Picture />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement)
      .getByRole("img", { name: "A meadow" })
      .getBoundingClientRect();
    await expect([width, height]).toEqual([240, 160]);
  },
};
