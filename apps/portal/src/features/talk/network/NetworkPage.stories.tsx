import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { recordingRun } from "../../../testing/answerScreens.ts";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Talk/Planning network",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/pro/planning-network",
    shows: "People you plan with",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

const editor = {
  id: "00000000-0000-4000-8000-00000000000e",
  key: "editor",
  name: "Editor",
  permissions: [],
};

/** The recording, with other facts in the network's answer. */
function changed(from: string, to: string): typeof recording {
  return JSON.parse(JSON.stringify(recording).replaceAll(from, to));
}

/** Somebody asks, and somebody is asked. */
function withRequests(): Partial<typeof meta.args> {
  if (recordingRun) return {};
  const request = {
    accountName: "Ridgeline Events",
    name: "Keala Mahoe",
    avatarUrl: null,
    by: "Hana Kobayashi",
    role: editor,
    note: "The harbour ball needs somebody who has done a seating plan before.",
    eventNames: ["Harbour ball"],
    askedAt: "2026-11-01T12:00:00Z",
    expiresAt: "2036-11-30T12:00:00Z",
  };
  const asked = [
    ['"toMe":[]', `"toMe":${JSON.stringify([{ ...request, id: "to-me" }])}`],
    ['"asked":[]', `"asked":${JSON.stringify([{ ...request, id: "asked" }])}`],
  ] as const;
  const text = asked.reduce(
    (known, [from, to]) => known.replaceAll(from, to),
    JSON.stringify(recording),
  );
  return { recording: JSON.parse(text) };
}

/** The contacts work elsewhere, and what the account can give is known. */
function withContacts(): Partial<typeof meta.args> {
  if (recordingRun) return {};
  const known = changed('"isHere":true', '"isHere":false');
  const { account } = known.people.planner;
  const team = { roles: [editor], events: [] };
  const call = `POST /rest/v1/rpc/get_team {"account_id_param":"${account}"}`;
  const told = { [call]: { status: 200, range: "0-0/*", body: team } };
  return {
    recording: {
      ...known,
      answers: { ...known.answers, planner: { ...known.answers.planner, ...told } },
    },
  };
}

export const Full: Story = {};
export const Asked: Story = {
  args: {
    ...withRequests(),
    shows: recordingRun ? "Planning network" : /Plan with Ridgeline Events as Editor/,
  },
};
/** A contact is asked in a role; without one nothing is sent. */
export const Asking: Story = {
  args: withContacts(),
  play: async (context) => {
    await portalScreen.play(context);
    if (recordingRun) return;
    const page = within(context.canvasElement.ownerDocument.body);
    const [ask] = await page.findAllByRole("button", { name: /^Plan together with / });
    if (ask) await userEvent.click(ask);
    const dialog = within(await page.findByRole("dialog"));
    await dialog.findByRole("radio", { name: /Editor/ });
    await userEvent.click(dialog.getByRole("button", { name: "Ask" }));
    await expect(await dialog.findByText("Choose a role")).toBeVisible();
  },
};
/** A name is asked for before a checklist begins. */
export const Beginning: Story = {
  play: async (context) => {
    await portalScreen.play(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole("button", { name: "New checklist" }));
    const dialog = within(await page.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Begin it" }));
    await expect(await dialog.findByText("Give the checklist a name")).toBeVisible();
  },
};
export const Empty: Story = { args: { as: "newcomer", shows: "No shared checklist yet" } };
export const Loading: Story = { args: { answering: "never", shows: "Planning network" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
