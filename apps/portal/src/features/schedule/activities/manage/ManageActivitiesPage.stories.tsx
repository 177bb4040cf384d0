import type { Meta, StoryObj } from "@storybook/react-vite";
import { portalScreen } from "../../../../testing/portalScreen.tsx";
import recording from "../../recorded.json";

const meta = {
  title: "Screens/Schedule/My activities",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/manage-activities",
    shows: /[Bb]anquet|[Tt]our/,
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Empty: Story = {
  args: { as: "newcomer", shows: "First an event, then its activities" },
};
export const Loading: Story = { args: { answering: "never", shows: "Activities" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
