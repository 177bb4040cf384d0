import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { someTasks } from "../../../testing/someTasks.ts";
import { insidePortal } from "../../../testing/insidePortal.tsx";
import { JourneyView } from "./JourneyView.tsx";

const meta = {
  title: "Screens/Tasks/Planning journey, drawn",
  tags: ["!autodocs"],
  component: JourneyView,
  decorators: [insidePortal],
  args: {
    event: {
      eventTypeId: "school-type-1",
      coverSeed: "hartwell-1997",
      startLocal: "2027-06-12T18:30",
    },
    rows: someTasks,
    today: "2027-05-20",
    onOpen: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof JourneyView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Half: Story = {};
export const Empty: Story = { args: { rows: [] } };
export const AllDone: Story = {
  args: {
    event: {
      eventTypeId: "family-type-1",
      coverSeed: "adler-family",
      startLocal: "2027-06-12T11:00",
    },
    rows: someTasks.map((task) => ({ ...task, state: "done" as const })),
  },
};
