import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { EventForm } from "./EventForm.tsx";

/** Labels above, help under, errors in words; nothing typed is ever lost. */
const meta = { title: "Patterns/Forms", component: EventForm } satisfies Meta<typeof EventForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FilledIn: Story = {};
export const Refused: Story = {
  args: { empty: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const summary = await canvas.findByRole("group", { name: "2 things to put right" });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(canvas.getByRole("link", { name: /^Event name/ }));
    await waitFor(() => expect(canvas.getByLabelText(/Event name/)).toHaveFocus());
  },
};
export const Saving: Story = { args: { saving: true } };
