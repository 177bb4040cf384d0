import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { insidePortal } from "../../../../testing/insidePortal.tsx";
import { aRunOfShow } from "../testing/aRunOfShow.ts";
import { aRunStore } from "../testing/aRunStore.ts";
import { Wall } from "./Wall.tsx";

const show = aRunOfShow();

const meta = {
  title: "Screens/Schedule/Run of show on the wall",
  tags: ["!autodocs"],
  component: Wall,
  decorators: [insidePortal],
  args: { show, store: aRunStore(show) },
} satisfies Meta<typeof Wall>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FourPlaces: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("8 minutes behind")).toBeVisible();
    await expect(canvas.getAllByRole("region")).toHaveLength(4);
    await expect(canvas.getByText(/138 in the house/)).toBeVisible();
  },
};

export const NoConnection: Story = {
  args: { store: aRunStore(show, { state: { isReachable: false } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No connection: as of .* It comes back by itself/)).toBeVisible();
  },
};

const empty = aRunOfShow({ entries: [] });
export const Empty: Story = {
  args: { show: empty, store: aRunStore(empty) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nothing is planned yet")).toBeVisible();
  },
};

const one = show.entries.find(({ title }) => title === "Lanterns along the pier");
const waiting = aRunOfShow({ entries: one ? [one] : [] });
/** Before the day nothing is on: what begins next stands as large as it can. */
export const NothingIsOn: Story = {
  args: { show: waiting, store: aRunStore(waiting) },
  play: async ({ canvas }) => {
    const next = canvas.getByRole("region", { name: "What begins next" });
    await expect(next).toHaveTextContent("Landing");
    await expect(next).toHaveTextContent("9:30 PM");
    await expect(next).toHaveTextContent("Lanterns along the pier");
    await expect(canvas.queryByText("Then")).toBeNull();
  },
};
