import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextArea } from "./TextArea.tsx";
import { walk } from "../../keyboard/walk.ts";

const meta = {
  title: "Forms/TextArea",
  component: TextArea,
  args: {
    label: "Note to guests",
    defaultValue: "Bring a photograph for the wall.",
    help: "Up to three sentences read best.",
  },
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const WithError: Story = {
  args: { error: "Write at least one sentence.", defaultValue: "" },
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  play: walk(
    ["{Tab}", "textbox Note to guests"],
    [
      "{Control>}a{/Control}One{Enter}Two",
      "textbox Note to guests",
      () => expect(document.activeElement).toHaveValue("One\nTwo"),
    ],
    ["{Tab}", "page"],
  ),
};
