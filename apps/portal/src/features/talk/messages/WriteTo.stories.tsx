import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

const meta = {
  title: "Screens/Talk/Write to somebody",
  tags: ["!autodocs"],
  ...portalScreen,
  args: {
    ...portalScreen.args,
    recording,
    address: "/messages",
    shows: "Terrence Caldwell",
  },
} satisfies Meta<typeof portalScreen.component>;

export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

/** Opens the dialog by the pen and chooses whom to write to, one after the other. */
async function choose(context: Context, names: readonly string[]) {
  await portalScreen.play(context);
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole("button", { name: "Write to somebody" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Write to somebody" }));
  for (const name of names) {
    await userEvent.click(await dialog.findByRole("combobox", { name: /^(To|And to)/ }));
    await userEvent.click(await screen.findByRole("option", { name: new RegExp(`^${name}`) }));
    await dialog.findByRole("button", { name: `Without ${name}` });
  }
  return dialog;
}

/** Before anybody is chosen nothing is begun. */
export const Nobody: Story = {
  play: async (context) => {
    const dialog = await choose(context, []);
    await context.userEvent.click(dialog.getByRole("button", { name: "Write" }));
    await expect(await dialog.findByText("Choose whom to write to")).toBeVisible();
  },
};
export const Colleague: Story = {
  play: async (context) => {
    const dialog = await choose(context, ["Hana Kobayashi"]);
    await expect(dialog.getByText("Only the two of you read it.")).toBeVisible();
    await expect(dialog.queryByRole("textbox", { name: /^Name of this/ })).toBeNull();
  },
};
/** Several have a name, which goes with the last but one. */
export const FewPeople: Story = {
  play: async (context) => {
    const dialog = await choose(context, ["Hana Kobayashi", "Adaeze Okonkwo"]);
    await expect(dialog.getByText(/^Only you and those you chose read it/)).toBeVisible();
    await context.userEvent.type(
      dialog.getByRole("textbox", { name: /^Name of this conversation/ }),
      "Boat crew",
    );
  },
};
/** A whole group stands alone: whoever was chosen before gives way. */
export const WholeGroup: Story = {
  play: async (context) => {
    const dialog = await choose(context, ["Hana Kobayashi", "1997"]);
    await expect(dialog.getByText(/^Everybody of the group who has not said no/)).toBeVisible();
    await expect(dialog.queryByRole("button", { name: "Without Hana Kobayashi" })).toBeNull();
    await expect(dialog.queryByRole("textbox", { name: /^Name of this/ })).toBeNull();
  },
};
export const Activity: Story = {
  play: async (context) => {
    const dialog = await choose(context, ["Last dance"]);
    await expect(dialog.getByText(/^Everybody who takes part reads it/)).toBeVisible();
  },
};
