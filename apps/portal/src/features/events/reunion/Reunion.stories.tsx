import type { Meta, StoryObj } from "@storybook/react-vite";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Events/Reunion",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/reunion-info",
    shows: /^Larchmont High, Class of/,
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sample: Story = {};
export const Demo: Story = { args: { address: "/reunion-demo" } };
export const Failed: Story = {
  args: {
    address: "/reunion-info/abcdefghijklmnopqrstuvwx",
    answering: "failing",
    shows: /could not be loaded/,
  },
};
