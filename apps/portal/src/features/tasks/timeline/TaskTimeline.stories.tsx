import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { somePeople, someTasks } from "../../../testing/someTasks.ts";
import { insidePortal } from "../../../testing/insidePortal.tsx";
import { TaskTimeline } from "./TaskTimeline.tsx";

const meta = {
  title: "Screens/Tasks/Timeline, drawn",
  tags: ["!autodocs"],
  component: TaskTimeline,
  decorators: [insidePortal],
  args: {
    rows: someTasks,
    all: someTasks,
    people: somePeople,
    event: {
      eventTypeId: "school-type-1",
      startLocal: "2027-06-12T18:30",
      endLocal: "2027-06-13T00:30",
    },
    today: "2027-05-20",
    look: { zoom: "weeks", group: "stage", isChainShown: true },
    onChange: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof TaskTimeline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Weeks: Story = {};
export const MonthsByOwner: Story = {
  args: { look: { zoom: "months", group: "owner", isChainShown: false } },
};
export const Empty: Story = { args: { rows: [], all: [] } };

const count = () => screen.getByRole("button", { name: /^Final head count/ });

/** What waits goes along, is told before it does, and is written at once. */
export const Moved: Story = {
  play: async ({ args, userEvent }) => {
    count().focus();
    await userEvent.keyboard(" {ArrowRight}{ArrowRight}{ArrowRight}");
    await waitFor(() => expect(screen.getByText(/three days later$/)).toBeVisible());
    await expect(
      screen.getByText("Moves 4 tasks that wait for it, each by three days."),
    ).toBeVisible();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.arrayContaining([
        {
          id: "5",
          revision: 1,
          patch: {
            start: { kind: "day", day: "2027-05-28" },
            due: { kind: "day", day: "2027-06-02" },
          },
        },
      ]),
      "5 tasks moved",
    );
    await waitFor(() => expect(screen.queryByText(/three days later$/)).toBeNull());
    await userEvent.keyboard(" {ArrowRight}{Escape}");
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** However far it is moved by keys, it stays in sight, and nothing lies over it. */
export const MovedFar: Story = {
  play: async ({ userEvent }) => {
    count().focus();
    await userEvent.keyboard(" {Shift>}{ArrowRight>4/}{/Shift}");
    const card = await screen.findByText(/later$/);
    const [bar, axis, told] = [
      count().getBoundingClientRect(),
      screen.getByRole("region", { name: "Tasks over time" }).getBoundingClientRect(),
      (card.parentElement ?? card).getBoundingClientRect(),
    ];
    await expect(bar.right).toBeLessThanOrEqual(axis.right);
    await expect(bar.left).toBeGreaterThanOrEqual(axis.left + 304);
    await expect(bar.right < told.left || bar.left > told.right || bar.bottom < told.top).toBe(
      true,
    );
    await userEvent.keyboard("{Escape}");
  },
};

/** Who may only look opens, and moves nothing. */
export const OnlyLooking: Story = {
  render: (args) => <TaskTimeline {...args} onChange={null} />,
  play: async ({ args, userEvent }) => {
    count().focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.keyboard(" {ArrowRight}");
    await expect(screen.queryByText(/later$/)).toBeNull();
  },
};
