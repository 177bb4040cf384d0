import type { Meta, StoryObj } from "@storybook/react-vite";
import { inlineVars } from "@jubilee/ui/theme";
import { expect, screen, waitFor, within } from "storybook/test";
import { gutter } from "../../../app/frame/gutter.css.ts";
import { portalScreen } from "../../../testing/portalScreen.tsx";
import recording from "../recorded.json";

/** The demo's conversation of everybody: the same in every demo. */
const talk = "aa915471-78fd-492b-aeb9-e904dd5037ab";
const pays = "c040107e-2f83-4700-a3e7-66a54117145e";

const meta = {
  title: "Screens/Talk/Messages",
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

/** One stands open by itself, and the address names it once somebody turns to it. */
export const Full: Story = {
  play: async (context) => {
    await portalScreen.play(context);
    const { canvas, userEvent } = context;
    const row = await canvas.findByRole("link", { name: /Hartwell High/, current: true });
    await expect(location.search).toBe("");
    await userEvent.click(await canvas.findByRole("textbox", { name: /^Write|^Message/ }));
    await expect(row).toHaveAttribute("href", expect.stringContaining(location.search));
    await expect(location.search).toMatch(/^\?thread=/);
  },
};
/** The list has the left edge of the page around it. */
export const InTheFrame: Story = {
  decorators: [
    (Screen) => (
      <div style={inlineVars({ [gutter]: "40px" })}>
        <Screen />
      </div>
    ),
  ],
  play: async (context) => {
    await portalScreen.play(context);
    const { canvas } = context;
    const title = document.createRange();
    title.selectNodeContents(canvas.getByRole("heading", { level: 1 }));
    const begins = [
      title,
      canvas.getByRole("searchbox", { name: "Find in messages" }),
      canvas.getByRole("button", { name: "Unread" }),
      canvas.getByRole("link", { name: /Terrence Caldwell/ }).firstElementChild,
    ].map((part) => part?.getBoundingClientRect().left);
    await expect(begins).toEqual([40, 40, 40, 40]);
  },
};
export const Open: Story = {
  args: { address: `/messages?thread=${talk}`, shows: /Then somebody has to bring/ },
};
/** Whether nothing lies over the middle of it. */
function isOnTop(part: HTMLElement): boolean {
  const { left, top, width, height } = part.getBoundingClientRect();
  return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** On a phone the conversation is the whole screen, and what its menus offer lies over it. */
export const MenuOnAPhone: Story = {
  args: { address: `/messages?thread=${talk}`, shows: /Then somebody has to bring/ },
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async (context) => {
    await portalScreen.play(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "How this conversation is run" }));
    const day = await screen.findByRole("menuitem", { name: "Go to a day" });
    await waitFor(() => expect(isOnTop(day)).toBe(true));
  },
};
/** What one said oneself is changed where one writes: the field has it, and the focus. */
export const Changed: Story = {
  args: { address: `/private-messages?thread=${pays}`, shows: /You are a treasure/ },
  play: async (context) => {
    await portalScreen.play(context);
    const { canvas, userEvent } = context;
    const field = await canvas.findByRole("textbox", { name: /^Message to/ });
    const own = (await canvas.findByText(/^Gladly. Send me/)).closest<HTMLElement>(
      "article, [role=article]",
    );
    own?.focus();
    await userEvent.click(await within(own ?? field).findByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Edit/ }));
    await canvas.findByText("Editing");
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveDisplayValue(/^Gladly. Send me/);
    await userEvent.click(canvas.getByRole("button", { name: "Leave it as it was" }));
    await expect(field).toHaveValue("");
  },
};
export const OneGuest: Story = {
  args: { address: `/private-messages?thread=${pays}`, shows: /You are a treasure/ },
};
export const Missing: Story = {
  args: {
    address: "/messages?thread=00000000-0000-4000-8000-000000000000",
    shows: /could not be read/,
  },
};
export const Empty: Story = { args: { as: "newcomer", shows: "Nobody has written yet" } };
export const Loading: Story = { args: { answering: "never", shows: "Messages" } };
export const Failed: Story = { args: { answering: "failing", shows: /could not be loaded/ } };
