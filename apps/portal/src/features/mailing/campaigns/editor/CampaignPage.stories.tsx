import type { Meta, StoryObj } from "@storybook/react-vite";
import { portalScreen } from "../../../../testing/portalScreen.tsx";
import recording from "../../recorded.json";

const meta = {
  title: "Screens/Mailing/E-mail campaign",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/email-marketing/3d4425ad-a8a7-4e5f-ab5a-2a20b92ab3c9",
    shows: "Review and send",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Draft: Story = {};
export const Sent: Story = {
  args: {
    address: "/email-marketing/81244118-face-4ef7-ae14-e92d45c1b1cd",
    shows: "From sent to answered",
  },
};
export const SomebodyElses: Story = {
  args: { as: "newcomer", shows: /There is no such campaign/ },
};
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
