import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { insidePortal } from "../../../../testing/insidePortal.tsx";
import { createRehearsal } from "../device/rehearsal.store.ts";
import { aRunOfShow } from "../testing/aRunOfShow.ts";
import { RehearsalScreen } from "./RehearsalScreen.tsx";

const show = aRunOfShow({
  serverTime: "2027-05-20T12:00:00.000+02:00",
  entries: aRunOfShow().entries.map((entry) => ({
    ...entry,
    late: 0,
    longer: 0,
    startedAt: null,
  })),
});

const meta = {
  title: "Screens/Schedule/Run of show/Rehearsal",
  tags: ["!autodocs"],
  component: RehearsalScreen,
  decorators: [insidePortal],
  args: { rehearsal: createRehearsal(show, "2027-06-12"), onEnd: fn() },
} satisfies Meta<typeof RehearsalScreen>;

export default meta;

/** Weeks ahead, and yet everything can be pressed and taken back: on this screen alone. */
export const TriedOut: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Rehearsal: nothing is kept/)).toBeVisible();
    const hall = within(canvas.getByRole("region", { name: "Hall" }));
    await userEvent.click(hall.getByRole("button", { name: "Started: Dinner, first course" }));
    await expect(hall.getByText("40 min left")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "+15 min on the clock" }));
    await expect(hall.getByText("25 min left")).toBeVisible();
    await userEvent.click(hall.getByRole("button", { name: /15 minutes later/ }));
    const sheet = within(await screen.findByRole("dialog"));
    await userEvent.click(sheet.getByRole("button", { name: "Push by 15" }));
    await waitFor(() => expect(hall.getByText(/40 min left/)).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "End" }));
    await expect(args.onEnd).toHaveBeenCalled();
    // The day itself heard of none of it.
    await expect(show.entries.every(({ late, startedAt }) => late === 0 && !startedAt)).toBe(true);
  },
};
