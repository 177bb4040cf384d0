import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CodeBlock } from "../code-block/CodeBlock.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { walk } from "../../keyboard/walk.ts";

const meta = {
  title: "Actions/CopyButton",
  component: CopyButton,
  args: {
    value: "https://jubilee.example/event-info-view/hw97",
    label: "Copy link",
    onCopied: fn(),
  },
} satisfies Meta<typeof CopyButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Copy link" })).toBeEnabled();
  },
};
/** Several together: each says what it copies, to who hears it. */
export const About: Story = {
  args: { label: "Copy", about: "Account number" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Copy Account number" })).toBeEnabled();
  },
};
export const OnCode: Story = {
  render: () => (
    <CodeBlock
      label="Script for your page"
      code={
        '<jubilee-rsvp event="hw97-k3t9"></jubilee-rsvp>\n<script type="module" src="https://jubilee.example/embed/v1.js"></script>'
      }
    />
  ),
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  play: walk(["{Tab}", "button Copy link"], ["{Tab}", "page"]),
};
