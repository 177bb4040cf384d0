import type { SenderDomain, SenderRecordState } from "@jubilee/core/mailing/sender-domains.types";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { recordingRun } from "../../../testing/answerScreens.ts";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const asked = "POST /rest/v1/rpc/get_sender_settings {}";
const domain: SenderDomain = {
  id: "5b8f6a0e-6d0c-4a51-9d1f-2f2f5f0f7a11",
  domain: "mail.hartwell-reunion.example",
  localPart: "hello",
  fromName: "Hartwell reunion",
  replyTo: "marisol@hartwell-reunion.example",
  selector: "jubilee1",
  publicKey: "MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC7",
  records: [],
  checkedAt: null,
  state: "waiting",
};

/** How a domain's three records stood when they were looked up. */
const lookedUp = (
  state: SenderDomain["state"],
  [dkim, spf, dmarc]: [SenderRecordState, SenderRecordState, SenderRecordState],
): SenderDomain => ({
  ...domain,
  state,
  checkedAt: recording.at,
  records: [
    { kind: "dkim", state: dkim, found: [] },
    { kind: "spf", state: spf, found: spf === "different" ? ["v=spf1 -all"] : [] },
    { kind: "dmarc", state: dmarc, found: [] },
  ],
});

/** The page as it is answered for a state that the demo is not in, and the words it is known by. */
function answered(
  shows: string | RegExp,
  of: SenderDomain | null,
  spf: string | null = "include:post.example",
) {
  if (recordingRun) return {};
  const { planner } = recording.answers;
  const body = { accountId: recording.people.planner.account, spf, domain: of };
  const answers = { ...recording.answers, planner: { ...planner, [asked]: { status: 200, body } } };
  return { shows, recording: { ...recording, answers } };
}

const meta = {
  title: "Screens/Mailing/Sender address",
  tags: ["!autodocs"],
  ...portalScreen,
  args: { ...portalScreen.args, recording, address: "/sender-address", shows: "Sender address" },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What a domain has to have is said beside its field, once somebody wants to go on. */
export const NoneYet: Story = {
  args: answered("Show me the records", null),
  play: async (context) => {
    await portalScreen.play(context);
    if (recordingRun) return;
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Show me the records" }));
    await expect(canvas.getByRole("textbox", { name: "Domain" })).toBeInvalid();
  },
};
export const NotLookedUp: Story = { args: answered("Three records to paste", domain) };
/** Each record that is not right says why, and what stands there now. */
export const OneWrong: Story = {
  args: answered("v=spf1 -all", lookedUp("waiting", ["right", "different", "missing"])),
};
export const NobodyAnswers: Story = {
  args: answered(/Looked up/, lookedUp("waiting", ["unknown", "unknown", "unknown"])),
};
/** Sending from the product's address again is asked, since the key goes with it. */
export const Verified: Story = {
  args: answered(/^Your mails come from mail/, lookedUp("verified", ["right", "right", "right"])),
  play: async (context) => {
    await portalScreen.play(context);
    if (recordingRun) return;
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Send from the product’s address" }));
    const page = within(canvasElement.ownerDocument.body);
    const asks = await page.findByRole("alertdialog", {
      name: "Send no more from mail.hartwell-reunion.example?",
    });
    // It comes in by degrees.
    await waitFor(() => expect(asks).toBeVisible());
  },
};
export const Lost: Story = {
  args: answered(/are not right any more/, lookedUp("lost", ["missing", "right", "right"])),
};
/** Where a mail service signs, there is nothing to set up here. */
export const SignedElsewhere: Story = {
  args: answered("A mail service sends for this installation", null, null),
};
export const Loading: Story = { args: { answering: "never" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
