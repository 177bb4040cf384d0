import type { Meta, StoryObj } from "@storybook/react-vite";
import type { OwnershipOffer } from "@jubilee/core/account/team.types";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { recordingRun } from "../../../testing/answerScreens.ts";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Account/Team",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/business/multi-admin",
    shows: "Keala Mahoe",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The recording, with an offer that is open, of this account or of another; the demo's account is nobody's to give. */
function offered(changes: Partial<OwnershipOffer>, isElsewhere = false): Partial<typeof meta.args> {
  const offer: OwnershipOffer = {
    id: "00000000-0000-4000-8000-000000000001",
    accountId: "00000000-0000-4000-8000-000000000003",
    account: "Marisol Aguirre",
    from: "Marisol Aguirre",
    to: "Keala Mahoe",
    toId: "00000000-0000-4000-8000-000000000002",
    toMe: false,
    ownInUse: false,
    expiresAt: "2026-11-30T12:00:00Z",
    ...changes,
  };
  const changed = JSON.stringify(recording).replaceAll(
    isElsewhere ? '"otherOffers":[]' : '"offer":null',
    isElsewhere ? `"otherOffers":[${JSON.stringify(offer)}]` : `"offer":${JSON.stringify(offer)}`,
  );
  return recordingRun ? {} : { recording: JSON.parse(changed) };
}

export const Full: Story = {};
export const Offered: Story = {
  args: { ...offered({}), shows: recordingRun ? "Team and roles" : /is asked to own this account/ },
};
export const AskedButInUse: Story = {
  args: {
    ...offered({ toMe: true, ownInUse: true }),
    shows: recordingRun ? "Team and roles" : /Your own account is in use/,
  },
};
/** Another account is shown than the one that is offered: the mail leads here all the same. */
export const AskedElsewhere: Story = {
  args: {
    ...offered({ toMe: true }, true),
    shows: recordingRun ? "Team and roles" : "Marisol Aguirre offers you their account",
  },
};
export const Asked: Story = {
  args: {
    ...offered({ toMe: true, from: "Deniz Kaya", account: "Deniz Kaya" }),
    shows: recordingRun ? "Team and roles" : /offers you this account/,
  },
  play: async (context) => {
    await portalScreen.play(context);
    if (recordingRun) return;
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole("button", { name: "See what it means" }));
    const dialog = within(await page.findByRole("alertdialog"));
    // It comes in by degrees.
    const yes = dialog.getByRole("button", { name: "Take it over" });
    await waitFor(() => expect(yes).toBeVisible());
    await expect(dialog.getByText(/bank account is not handed over/)).toBeVisible();
    // It would go on under its old owner's name, were they not asked.
    await expect(dialog.getByLabelText(/What the account is called/)).toHaveValue(
      "Marisol Aguirre",
    );
  },
};
export const Alone: Story = { args: { as: "newcomer", shows: "A team comes with Business" } };
export const Loading: Story = { args: { answering: "never", shows: "Team and roles" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
