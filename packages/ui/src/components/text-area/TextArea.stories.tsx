import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextArea } from "./TextArea.tsx";

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
