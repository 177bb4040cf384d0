import type { HeldTasks as Held } from "@jubilee/core/tasks/task-outbox.rules";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { PortalContext } from "../../../app/portal/PortalContext.ts";
import { aPortal } from "../../../testing/aPortal.ts";
import { HeldTasks } from "./HeldTasks.tsx";

const renamed: Held = {
  id: "one",
  done: "Changed: Book the boat for forty",
  changes: [
    {
      id: "boat",
      patch: { title: "Book the boat for forty", due: { kind: "day", day: "2027-05-03" } },
    },
  ],
  held: {
    clashes: [
      { id: "boat", field: "title", theirs: "Book the ferry" },
      { id: "boat", field: "due", theirs: null },
    ],
    why: null,
  },
};
const refused: Held = {
  id: "two",
  done: "Notes saved",
  changes: [{ id: "gone", patch: { title: "Ask the harbour master" } }],
  held: { clashes: [], why: "This task is not there any more." },
};

const meta = {
  title: "Screens/Tasks/Held words",
  tags: ["!autodocs"],
  component: HeldTasks,
  decorators: [
    (Story) => (
      <PortalContext value={aPortal()}>
        <Story />
      </PortalContext>
    ),
  ],
  args: {
    held: [renamed, refused],
    names: {
      nameOf: () => null,
      titleOf: (id) => (id === "boat" ? "Book the ferry" : null),
      stageOf: (key) => key,
    },
    writeHeld: fn(),
    leaveHeld: fn(),
  },
} satisfies Meta<typeof HeldTasks>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One's own words beside theirs, and what was refused with its reason. */
export const Both: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const [clash, other] = canvas.getAllByRole("status");
    await expect(clash).toHaveTextContent("Somebody else has changed this meanwhile");
    await expect(clash).toHaveTextContent(
      "Name. Yours: “Book the boat for forty”. Theirs, which stands now: “Book the ferry”",
    );
    await expect(clash).toHaveTextContent(
      "Due. Yours: May 3, 2027. Theirs, which stands now: No day",
    );
    await expect(other).toHaveTextContent("This task is not there any more.");
    await userEvent.click(canvas.getByRole("button", { name: "Write mine" }));
    await expect(args.writeHeld).toHaveBeenCalledWith(renamed);
    await userEvent.click(canvas.getByRole("button", { name: "Keep theirs" }));
    await expect(args.leaveHeld).toHaveBeenCalledWith(renamed);
    await userEvent.click(canvas.getByRole("button", { name: "Leave it" }));
    await expect(args.leaveHeld).toHaveBeenCalledWith(refused);
  },
};
