import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { portalScreen } from "../../testing/portalScreen.tsx";
import { recordingRun } from "../../testing/answerScreens.ts";
import recording from "./recorded.json";

/** The demo's reunion, whose page answers four questions. */
const reunion = "/event-details/c135d3ca-47e1-4ece-abf6-6ca175dd7b54";
/** Its dinner of ten friends, whose page answers none. */
const dinner = "/event-details/562f6ed6-4321-4380-a4e3-f7b221d9b354";

const list = `POST /rest/v1/rpc/list_page_questions {"event_id_param":"c135d3ca-47e1-4ece-abf6-6ca175dd7b54"}`;

/** The answers as a template brings them; the demo has read its own. */
function unread() {
  if (recordingRun) return {};
  const { planner } = recording.answers;
  const listed = planner[list];
  const body = listed.body.map((one) => ({ ...one, isDraft: true }));
  const answers = { ...recording.answers, planner: { ...planner, [list]: { ...listed, body } } };
  return { recording: { ...recording, answers } };
}

const meta = {
  title: "Screens/Questions/Questions",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: `${reunion}?tab=questions`,
    shows: "Is there parking?",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
/** As a template brings them: nobody has read them yet. */
export const FromATemplate: Story = {
  args: { ...unread(), shows: /answers from the template, not shown to guests yet/ },
};
export const Empty: Story = {
  args: { address: `${dinner}?tab=questions`, shows: "Nothing is answered yet" },
};
/** Before its event is there, the tab has its room and no words. */
export const Loading: Story = {
  args: { answering: "never" },
  play: ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector("main [aria-busy=true]")).toBeVisible()),
};
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };

/** Opens a dialog of the tab by the button of this name; it comes in by degrees. */
const opens =
  (button: string | RegExp, title: string | RegExp): NonNullable<Story["play"]> =>
  async (context) => {
    await portalScreen.play(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole("button", { name: button }));
    const dialog = await page.findByRole("dialog", { name: title });
    await waitFor(() =>
      expect(within(dialog).getByRole("textbox", { name: /answer/i })).toBeVisible(),
    );
  };

export const AddsAQuestion: Story = { play: opens("Add a question", "Add a question") };
export const ChangesAQuestion: Story = {
  play: opens(/^Change “Is there parking/, "Change the question"),
};
export const AnswersAGuest: Story = { play: opens(/^Answer: /, /^Answer /) };
