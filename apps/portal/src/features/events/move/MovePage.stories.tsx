import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import type { RecordedAnswer } from "../../../testing/recorded.types.ts";
import recording from "../recorded.json";

const reunion = "/move-event/c135d3ca-47e1-4ece-abf6-6ca175dd7b54";
const toAugust = `${reunion}?start_local=2031-08-15T18:00&end_local=2031-08-17T16:00`;
/** A draft on which little hangs. */
const trip = "/move-event/562f6ed6-4321-4380-a4e3-f7b221d9b354";

/** The same event for somebody whose role does not change events. */
const overview = `POST /rest/v1/rpc/get_event_overview {"event_id_param":"${reunion.split("/")[2]}"}`;
const planner: Record<string, RecordedAnswer> = recording.answers.planner;
const known = planner[overview];
const asViewer = {
  ...recording,
  answers: {
    planner: { ...planner, [overview]: { ...known, status: 200, body: lookingOnly(known?.body) } },
  },
};
function lookingOnly(body: unknown): unknown {
  return { ...(body as object), may: ["events.read"] };
}

const meta = {
  title: "Screens/Events/Move an event",
  tags: ["!autodocs"],
  ...portalScreen,
  args: { ...portalScreen.args, recording, address: toAugust, shows: "Who is told" },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A day years ahead: named instead of counted, and every date says its year. */
export const AnotherDay: Story = {
  play: async (context) => {
    await portalScreen.play(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole("heading", { name: "Move it to August 15, 2031" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Move to August 15, 2031" })).toBeEnabled();
    const programme = within(canvas.getByRole("region", { name: "Programme" }));
    await expect(programme.getAllByText(/August 1[567], 2031/)[0]).toBeVisible();
  },
};

export const AnotherPlace: Story = {
  args: {
    address: `${trip}?venue_id=&location_name=The+castle&address=Hill+1`,
    shows: "Move it to another place",
  },
};
export const AnotherZone: Story = {
  args: { address: `${trip}?time_zone=Europe/Berlin`, shows: "Move it to another time zone" },
};
/** Nothing is chosen: what hangs on the date as it is, and days nearby of which one is a press away. */
export const NothingAsked: Story = {
  args: { address: reunion, shows: "Free days nearby" },
  play: async (context) => {
    await portalScreen.play(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole("heading", { name: "Move this event" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Choose a day or a place" })).toBeVisible();
    const days = within(canvas.getByRole("region", { name: "Free days nearby" }));
    await expect(days.getAllByRole("link")[0]).toHaveAttribute(
      "href",
      expect.stringMatching(/start_local=.*end_local=/),
    );
    const tasks = within(canvas.getByRole("region", { name: "Tasks" }));
    await expect(tasks.getByText(/Send the final head count/)).toBeVisible();
    await expect(tasks.queryByRole("radio")).toBeNull();
  },
};
export const NotAllowed: Story = {
  args: { recording: asViewer, shows: "Not part of your role" },
};
/** A skeleton of its size, and no words yet. */
export const Loading: Story = {
  args: { answering: "never" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull());
    await expect(within(canvasElement).queryByText("Who is told")).toBeNull();
  },
};
export const Failing: Story = { args: { answering: "failing", shows: /could not/ } };
