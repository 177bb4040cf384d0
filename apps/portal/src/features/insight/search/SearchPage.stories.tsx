import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Insight/Search",
  tags: ["!autodocs"],
  ...portalScreen,
  args: { ...portalScreen.args, recording, address: "/search?q=hartwell", shows: /^\d+ results, / },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async (context) => {
    await portalScreen.play(context);
    const { canvas } = context;
    const list = within(canvas.getByRole("listbox", { name: "Search everything" }));
    await expect(list.getByRole("option", { selected: true })).toHaveTextContent(/Hartwell High/);
    await expect(list.getByRole("group", { name: "Venues" })).toBeVisible();
  },
};
export const ReadOtherwise: Story = {
  args: { address: "/search?q=hartvell", shows: /Nothing has “hartvell”/ },
};
export const NothingFound: Story = {
  args: { address: "/search?q=zebrafish+quartet", shows: "Begin with a template" },
};
export const OneKind: Story = {
  args: { address: "/search?q=an&kind=guests", shows: /^\d+ results, / },
};
export const Untouched: Story = { args: { address: "/search", shows: "New event" } };
export const Newcomer: Story = { args: { as: "newcomer", address: "/search", shows: "New event" } };
export const Failed: Story = {
  args: { answering: "failing", shows: /could not be searched/ },
};
