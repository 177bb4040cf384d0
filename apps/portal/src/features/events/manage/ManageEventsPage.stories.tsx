import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Events/My events",
  tags: ["!autodocs"],
  ...portalScreen,
  args: { ...portalScreen.args, recording, address: "/manage-events", shows: /Hartwell High/ },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
/** A series is one row; its dates unfold below it, each a way to its event. */
export const Series: Story = {
  play: async (context) => {
    await portalScreen.play(context);
    const { canvas, userEvent } = context;
    const name = /The rowing eight/;
    await expect(canvas.queryByRole("link", { name })).toBeNull();
    const row = canvas.getByRole("button", { name });
    await expect(row).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(row);
    await expect(await canvas.findAllByRole("link", { name: /^(Thu|Sat), .*2027/ })).toHaveLength(
      4,
    );
    await expect(new URLSearchParams(location.search).get("series")).toMatch(/\.upcoming$/);
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(canvas.queryByRole("link", { name: /^(Thu|Sat), .*2027/ })).toBeNull();
  },
};
export const Empty: Story = { args: { as: "newcomer", shows: "No events yet" } };
export const Loading: Story = { args: { answering: "never", shows: "Events" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
