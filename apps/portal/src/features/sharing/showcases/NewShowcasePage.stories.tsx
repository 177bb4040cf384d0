import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Sharing/New showcase",
  tags: ["!autodocs"],
  ...portalScreen,
  args: { ...portalScreen.args, recording, address: "/showcases/new", shows: "Your showcase" },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The preview follows what is typed and chosen. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const preview = await canvas.findByRole("article", { name: "How the showcase begins" });
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "On the lake");
    await expect(within(preview).getByText("On the lake")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: /Those I choose/ }));
    await expect(within(preview).getByText("No event fits so far.")).toBeVisible();
  },
};
