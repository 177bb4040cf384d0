import type { Meta, StoryObj } from "@storybook/react-vite";
import { Mail } from "lucide-react";
import { expect, fn, waitFor } from "storybook/test";
import { stroke } from "../../keyboard/touch.ts";
import { PersonRow } from "../person-row/PersonRow.tsx";
import { DataTable } from "./DataTable.tsx";
import type { DataColumn } from "./dataTable.types.ts";
import { guests, type Guest } from "./storyGuests.ts";

const columns: DataColumn<Guest>[] = [
  {
    id: "name",
    header: "Guest",
    cell: ({ name, email }) => <PersonRow name={name} detail={email} />,
  },
];
const open = fn();
const invite = fn();

function Swiped({ isFor }: { isFor?: (guest: Guest) => boolean }) {
  return (
    <DataTable
      label="Guests"
      columns={columns}
      rows={guests}
      rowId={({ id }) => id}
      opening={{ open }}
      swipe={{
        label: "Invite",
        icon: <Mail aria-hidden="true" />,
        nameOf: ({ name }) => `Invite ${name}`,
        act: invite,
        ...(isFor && { isFor }),
      }}
    />
  );
}

const meta = {
  title: "Data/DataTable/Swipe",
  tags: ["!autodocs"],
  component: Swiped,
  globals: { viewport: { value: "phone", isRotated: false } },
} satisfies Meta<typeof Swiped>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What moves aside: the line with what lies behind it. */
const trackOf = (act: HTMLElement) => act.parentElement ?? act;

/** A finger to the side uncovers one row's act, up and down none; the row does not open by it. */
export const ByFinger: Story = {
  play: async ({ canvas, userEvent }) => {
    const acts = await canvas.findAllByRole("button", { name: /^Invite / });
    const [first, second] = acts.map(trackOf);
    if (!first || !second) throw new Error("two lines are needed");
    if (!(await stroke(first, { y: -60 }))) return;
    await expect(first.scrollLeft).toBe(0);
    await stroke(first, { x: -100 });
    await waitFor(() => expect(first.scrollLeft).toBe(88));
    await stroke(second, { x: -100 });
    await waitFor(() => expect(second.scrollLeft).toBe(88));
    await expect(first.scrollLeft).toBe(0);
    await expect(open).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: `Invite ${guests[1]?.name}` }));
    await expect(invite).toHaveBeenLastCalledWith(guests[1]);
    await waitFor(() => expect(second.scrollLeft).toBe(0));
  },
};

/** Where one reads from the right, the finger goes to the right. */
export const ByFingerFromTheRight: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const [act] = await canvas.findAllByRole("button", { name: /^Invite / });
    const track = act && trackOf(act);
    if (!track || !(await stroke(track, { x: 100 }))) return;
    await waitFor(() => expect(track.scrollLeft).toBe(-88));
  },
};

/** The arrow keys reach it from the row, as they reach all that stands in one. */
export const ByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = guests[0]?.name ?? "";
    (await canvas.findByRole("button", { name: new RegExp(`^${name}`) })).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: `Invite ${name}` })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(invite).toHaveBeenLastCalledWith(guests[0]);
  },
};

/** A row that the act is not for has nothing behind it. */
export const ForSome: Story = {
  args: { isFor: ({ id }) => id === guests[0]?.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("button", { name: /^Invite / })).toHaveLength(1);
    await expect(
      canvas.getByRole("button", { name: `Invite ${guests[0]?.name}` }),
    ).toBeInTheDocument();
  },
};
