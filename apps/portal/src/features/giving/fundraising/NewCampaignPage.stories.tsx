import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Giving/New campaign",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/business/fundraising/new",
    shows: "Your campaign",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The preview follows what is typed. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const preview = await canvas.findByRole("article", { name: "How the campaign begins" });
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "A new roof");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Goal/ }), "5000");
    await expect(within(preview).getByText("A new roof")).toBeVisible();
    await expect(within(preview).getByRole("progressbar", { name: /Raised/ })).toBeVisible();
  },
};
