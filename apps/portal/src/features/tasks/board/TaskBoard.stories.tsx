import { taskClock } from "@jubilee/core/tasks/tasks.rules";
import type { TaskLimits } from "@jubilee/core/tasks/tasks.types";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import {
  expect,
  fn,
  screen,
  waitFor,
  within,
  type Mock,
  type userEvent as user,
} from "storybook/test";
import { insideOwnPortal } from "../../../testing/insidePortal.tsx";
import { somePeople, someTasks } from "../../../testing/someTasks.ts";
import { taskWaits } from "../views/taskWaits.ts";
import { TaskBoard } from "./TaskBoard.tsx";

const tasks = someTasks.map((task, at) => ({
  ...task,
  state: at < 4 && task.state !== "done" ? ("doing" as const) : task.state,
}));

const byId = new Map(tasks.map((task) => [task.id, task]));

const meta = {
  title: "Screens/Tasks/Board, drawn",
  tags: ["!autodocs"],
  component: TaskBoard,
  decorators: [insideOwnPortal],
  render: (args) => <Live {...args} />,
  args: {
    shown: tasks,
    byId,
    showing: {
      waits: taskWaits(byId),
      hasSteps: true,
      people: new Map(somePeople.map((one) => [one.id, one])),
      clock: taskClock(Date.parse("2027-05-20T09:00Z")),
      eventNames: null,
      onTick: fn(),
      mayWrite: () => true,
    },
    people: somePeople,
    writes: {
      change: fn(),
      add: fn(),
      waits: 0,
      withWaiting: (list) => list,
      recordWithWaiting: (task) => task,
      held: [],
      writeHeld: fn(),
      leaveHeld: fn(),
    },
    mayWrite: true,
    onOpen: fn(),
    onClearFilter: fn(),
    limits: { limits: { doing: 2 }, change: fn(() => Promise.resolve(true)) },
    isShared: true,
    order: "due",
    onOrder: fn(),
    onAdd: fn(),
  },
} satisfies Meta<typeof TaskBoard>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Keeps the limits, as the list does that is read again. */
function Live(props: Parameters<typeof TaskBoard>[0]) {
  const [limits, setLimits] = useState<TaskLimits>(props.limits.limits);
  return (
    <TaskBoard
      {...props}
      limits={{
        limits,
        change: (state, most) => {
          setLimits((known) => {
            const { [state]: gone, ...others } = known;
            return most === null ? others : { ...known, [state]: most ?? gone };
          });
          return props.limits.change(state, most);
        },
      }}
    />
  );
}

type UserEvent = ReturnType<(typeof user)["setup"]>;

const column = (name: string) => within(screen.getByRole("region", { name }));

export const OverItsLimit: Story = {
  play: async () => {
    await expect(column("Doing").getByText(/^\d of at most 2, \d over$/)).toBeVisible();
  },
};

/** By keys alone: the menu of a column, a number, and none again. */
export const Limited: Story = {
  args: { limits: { limits: {}, change: fn(() => Promise.resolve(true)) } },
  play: async ({ args, userEvent }) => {
    column("To do").getByRole("button", { name: "More for To do" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(screen.getByRole("menuitem", { name: "Set a limit" })).toHaveAttribute(
        "data-highlighted",
      ),
    );
    await userEvent.keyboard("{Enter}");
    const field = await screen.findByRole("spinbutton", { name: /^Tasks at most/ });
    await userEvent.type(field, "99");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(column("To do").getByText(/^\d+ of at most 99$/)).toBeVisible());
    await expect(args.limits.change).toHaveBeenCalledWith("todo", 99);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(column("To do").getByRole("button", { name: "More for To do" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Change the limit" }));
    await userEvent.clear(await screen.findByRole("spinbutton", { name: /^Tasks at most/ }));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.limits.change).toHaveBeenCalledWith("todo", null));
  },
};

/** A full column takes nothing more. */
export const Refused: Story = {
  play: async ({ args, userEvent }) => {
    const [card] = column("To do").getAllByRole("button", { name: /to…$/ });
    if (card) await userEvent.click(card);
    await userEvent.type(await screen.findByRole("combobox"), "doing{Enter}");
    await expect(
      await screen.findByText(/^Doing is full, \d of at most 2\. Choose another place\.$/, {
        ignore: "output",
      }),
    ).toBeVisible();
    await expect(args.writes.change).not.toHaveBeenCalled();
  },
};

const names = (list: string) =>
  column(list)
    .getAllByRole("article")
    .map((card) => card.querySelector("button")?.textContent);

/** What is due first stands first, and what has no day last. */
export const ByDueDay: Story = {
  play: async () => {
    await expect(names("To do")[0]).toBe("Seating plan");
    await expect(names("To do").at(-1)).toBe("Microphones and a small desk");
  },
};

const putLast = async ({ userEvent }: { userEvent: UserEvent }) => {
  const [card] = column("To do").getAllByRole("button", { name: /to…$/ });
  if (card) await userEvent.click(card);
  await userEvent.type(await screen.findByRole("combobox"), "end{Enter}");
  await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
};

/** An order of days is not changed by a card that is put elsewhere within it. */
export const NotPutByHand: Story = {
  play: async ({ args, userEvent }) => {
    await putLast({ userEvent });
    await expect(args.writes.change).not.toHaveBeenCalled();
  },
};

export const PutByHand: Story = {
  args: { order: "hand" },
  play: async ({ args, userEvent }) => {
    await putLast({ userEvent });
    const [changes, done] = (args.writes.change as Mock).mock.calls[0] ?? [];
    await expect(done).toMatch(/^Moved: /);
    await expect(changes).toHaveLength(1);
    await expect(changes[0].patch).toEqual({ after: "15" });
  },
};

/** Paper has a table of its own, with all of what is done, under the names of the columns. */
export const OnPaper: Story = {
  play: async ({ args }) => {
    window.dispatchEvent(new Event("beforeprint"));
    const head = await waitFor(() => screen.getByText("Due", { selector: "table thead th" }));
    const paper = head.closest("table");
    for (const { title } of args.shown) await expect(paper).toHaveTextContent(title);
    for (const state of ["To do", "Doing", "Done"]) await expect(paper).toHaveTextContent(state);
    window.dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(paper).not.toBeInTheDocument());
  },
};
