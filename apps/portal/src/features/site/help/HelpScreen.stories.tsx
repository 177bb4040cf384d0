import type { Meta, StoryObj } from "@storybook/react-vite";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Site/Help",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/help",
    shows: "What do you want to do?",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Goals: Story = {};
export const Found: Story = { args: { address: "/help?q=refund", shows: /\d+ articles?/ } };
export const Nothing: Story = {
  args: { address: "/help?q=zebra%20crossing", shows: /No article about/ },
};
export const Article: Story = {
  args: { address: "/help/signed-visitors", shows: "Read next" },
};
export const Questions: Story = { args: { address: "/faq", shows: /question/i } };
