import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { EventForm } from "./EventForm.tsx";

/** Labels above, help under, errors in words; nothing typed is ever lost. */
const meta = { title: "Patterns/Forms", component: EventForm } satisfies Meta<typeof EventForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FilledIn: Story = {};
export const Refused: Story = {
  args: { refused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Event name/)).toBeInvalid();
    await expect(canvas.getByRole("link", { name: "Event name" })).toBeVisible();
  },
};
export const Saving: Story = { args: { saving: true } };
