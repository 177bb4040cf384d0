import type { Meta, StoryObj } from "@storybook/react-vite";
import { portalScreen } from "../../../../testing/portalScreen.tsx";
import recording from "../../recorded.json";

const meta = {
  title: "Screens/Mailing/E-mail campaigns",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/email-marketing?event=c135d3ca-47e1-4ece-abf6-6ca175dd7b54",
    shows: "Thirty years: will you be there?",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Empty: Story = {
  args: { as: "newcomer", address: "/email-marketing", shows: "A campaign is about an event" },
};
export const Loading: Story = { args: { answering: "never", shows: "E-mail campaigns" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
