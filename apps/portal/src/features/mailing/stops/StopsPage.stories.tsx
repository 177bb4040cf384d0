import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { recordingRun } from "../../../testing/answerScreens.ts";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Mailing/Unsubscribed and bounced",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/addresses-without-mails",
    shows: "letters@hartwell-reunion.example",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
/** What is no address is named, and nothing is sent. */
export const Stopping: Story = {
  play: async (context) => {
    await portalScreen.play(context);
    if (recordingRun) return;
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Stop mails to an address" }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(
      await page.findByRole("textbox", { name: "Addresses" }),
      "ada@guests.example, bo@guests",
    );
    await userEvent.click(page.getByRole("button", { name: "Stop mails" }));
    await expect(page.getByRole("textbox", { name: "Addresses" })).toBeInvalid();
    await expect(
      page.getAllByText(/“bo@guests” is no whole e-mail address/)[0],
    ).toBeInTheDocument();
  },
};
/** What the team stopped it takes off; of who unsubscribed it is said that only they come back. */
export const TakingOff: Story = {
  play: async (context) => {
    await portalScreen.play(context);
    if (recordingRun) return;
    const { canvas, canvasElement, userEvent } = context;
    await expect(canvas.getAllByText(/Only they can come back/)[0]).toBeInTheDocument();
    await expect(
      canvas.queryByRole("button", { name: "Take off the list: theo@letters.example" }),
    ).toBeNull();
    await userEvent.click(
      canvas.getByRole("button", {
        name: "Take off the list: letters@hartwell-reunion.example",
      }),
    );
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole("alertdialog", {
      name: "Take letters@hartwell-reunion.example off the list?",
    });
  },
};
export const Empty: Story = { args: { as: "newcomer", shows: "Your mails go to everybody" } };
export const Loading: Story = { args: { answering: "never", shows: "Unsubscribed and bounced" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
