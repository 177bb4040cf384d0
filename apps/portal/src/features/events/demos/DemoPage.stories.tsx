import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Events/Demo",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/demo/school-demo",
    shows: "A class comes back",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

const planner = { name: "Look as the planner" };

/** Presses the way in; what was opened before stays out of it. */
const press: Story["play"] = async (context) => {
  await context.canvas.findByText(context.args.shows);
  await userEvent.click(context.canvas.getByRole("button", planner));
};

const withoutVisits = () => localStorage.removeItem("jubilee-demos");

export const AtRest: Story = {};
export const BeingMade: Story = {
  args: { answering: "never" },
  beforeEach: withoutVisits,
  play: async (context) => {
    await press(context);
    const { canvas } = context;
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /planner/ })).toHaveAttribute("aria-busy", "true"),
    );
    await expect(canvas.getByRole("button", { name: "Look as a guest" })).toBeDisabled();
  },
};
const refusing = (code: string, message: string) => () => {
  withoutVisits();
  globalThis.fetch = async () => Response.json({ code, message, field: null }, { status: 429 });
};
/** Whose turn has not come is let in by itself, and need not press again. */
export const InLine: Story = {
  beforeEach: refusing("conflict", "All copies of this demo are with somebody just now."),
  play: async (context) => {
    await press(context);
    const { canvas } = context;
    await expect(await canvas.findByText("You are in line")).toBeVisible();
    await expect(canvas.getByText(/This page opens yours by itself/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See its template" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /planner/ })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};
/** Whoever does not want to wait goes out of the line, and may press again. */
export const OutOfLine: Story = {
  beforeEach: refusing("conflict", "All copies of this demo are with somebody just now."),
  play: async (context) => {
    await press(context);
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel" }));
    await expect(canvas.queryByText("You are in line")).toBeNull();
    await expect(canvas.getByRole("button", planner)).toBeEnabled();
    await expect(document.body).not.toHaveFocus();
  },
};
/** Who had many in an hour is told when there are more. */
export const HadMany: Story = {
  beforeEach: refusing("too_many_requests", "Too many requests came from here."),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText("The demo did not open")).toBeVisible();
    await expect(context.canvas.getByRole("button", planner)).toBeEnabled();
  },
};
export const GoneAfterADay: Story = {
  args: { address: "/demo/school-demo?over" },
  play: async (context) => {
    await portalScreen.play(context);
    await expect(context.canvas.getByText("Your copy of this demo is gone")).toBeVisible();
  },
};
export const Failed: Story = {
  args: { answering: "failing" },
  beforeEach: withoutVisits,
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText("The demo did not open")).toBeVisible();
  },
};
export const AllTwelve: Story = { args: { address: "/demos", shows: "Live demos" } };
export const NoDemo: Story = { args: { address: "/demo/mine", shows: "You are not in a demo" } };
