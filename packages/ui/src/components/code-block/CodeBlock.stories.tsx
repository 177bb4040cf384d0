import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CodeBlock } from "./CodeBlock.tsx";

const meta = {
  title: "Data/CodeBlock",
  component: CodeBlock,
  args: {
    label: "Script for your page",
    copyLabel: "Copy the script",
    code: `<script type="module" src="https://jubilee.example/embed/v1.js"></script>

<jubilee-rsvp token="k7-2470">
  <a href="https://jubilee.example/event-info-view/k7-2470">Answer the invitation</a>
</jubilee-rsvp>`,
  },
} satisfies Meta<typeof CodeBlock>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Copy the script" })).toHaveFocus();
  },
};
export const OneLine: Story = {
  args: { label: "Link", code: "https://jubilee.example/event-info-view/k7-2470" },
};
