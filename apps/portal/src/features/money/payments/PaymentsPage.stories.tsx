import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Money/Payments",
  tags: ["!autodocs"],
  ...portalScreen,
  args: { ...portalScreen.args, recording, address: "/payments", shows: /less refunds equal/ },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Sums by the ledger, how they grew, and every payment, with how many each filter shows. */
export const Full: Story = {
  play: async (context) => {
    await portalScreen.play(context);
    const { canvas } = context;
    await expect(await canvas.findByText(/^\d+ entries$/)).toBeVisible();
    await expect(await canvas.findByRole("button", { name: /^Refunds\s*\d+$/ })).toBeVisible();
    const curve = await canvas.findByRole("table", {
      name: /Kept in USD, over the last 90 days/,
    });
    const [kept] = await canvas.findAllByText(/^\$[\d,]+(\.\d\d)?$/);
    await expect(curve).toHaveTextContent(kept?.textContent ?? "no figure");
  },
};
export const Empty: Story = { args: { as: "newcomer", shows: "No payment yet" } };
export const Loading: Story = { args: { answering: "never", shows: "Payments" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
