import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { portalScreen } from "../../../../testing/portalScreen.tsx";
import recording from "../../recorded.json";

const meta = {
  title: "Screens/Mailing/E-mail campaigns",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/email-marketing?event=c135d3ca-47e1-4ece-abf6-6ca175dd7b54",
    shows: "Thirty years: will you be there?",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
/** What it begins with is shown before there is a draft; without a name there is none. */
export const New: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New campaign" }));
    const dialog = within(canvasElement.ownerDocument.body);
    await dialog.findByRole("dialog", { name: "New campaign" });
    await expect(dialog.getByRole("figure", { name: "How the mail begins" })).toHaveTextContent(
      "Maybe",
    );
    await userEvent.click(dialog.getByRole("radio", { name: /^Tell something/ }));
    await expect(dialog.getByRole("figure", { name: "How the mail begins" })).not.toHaveTextContent(
      "Maybe",
    );
    await userEvent.click(dialog.getByRole("button", { name: "Write it" }));
    await expect(await dialog.findByRole("textbox", { name: "Name" })).toBeInvalid();
  },
};
/** Which mails, and when each would go; without any there is nothing to make. */
export const AroundTheEvent: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Mails around the event" }));
    const dialog = within(canvasElement.ownerDocument.body);
    const make = await dialog.findByRole("button", { name: "Make the drafts" });
    const parts = dialog.getAllByRole("checkbox", { checked: true });
    await expect(
      dialog.getByRole("checkbox", { name: /^A week before/ }),
    ).toHaveAccessibleDescription(/ on each one’s own clock \(7 days before it begins\)$/);
    const thanks = dialog.getByRole("checkbox", { name: /^Thanks/ });
    await expect(thanks).not.toBeChecked();
    await expect(thanks).toHaveAccessibleDescription(/^There is one already\s· /);
    await expect(thanks).toBeDisabled();
    await parts.reduce(
      (earlier, part) => earlier.then(() => userEvent.click(part)),
      Promise.resolve(),
    );
    await expect(make).toBeDisabled();
  },
};
export const Empty: Story = {
  args: { as: "newcomer", address: "/email-marketing", shows: "A campaign is about an event" },
};
export const Loading: Story = { args: { answering: "never", shows: "E-mail campaigns" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
