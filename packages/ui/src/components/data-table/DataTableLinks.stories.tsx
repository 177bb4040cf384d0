import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import type { AnchorProps } from "../link/Anchor.tsx";
import { LinkProvider } from "../link/LinkProvider.tsx";
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
  { id: "year", header: "Class Year", widthPx: 110, cell: ({ year }) => year },
];

const follow = fn();

/** The product's own anchor. */
function Routed({ href, children, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        follow(href);
      }}
    >
      {children}
    </a>
  );
}

/** Rows that lead on are links: they open in a new tab, too, and are read ahead. */
function LeadingOn() {
  return (
    <LinkProvider anchor={Routed}>
      <DataTable
        label="Guests"
        columns={columns}
        rows={guests}
        rowId={({ id }) => id}
        opening={{ href: ({ id }) => `/guests/${id}` }}
      />
    </LinkProvider>
  );
}

const meta = {
  title: "Data/DataTable/Links",
  tags: ["!autodocs"],
  component: LeadingOn,
} satisfies Meta<typeof LeadingOn>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The keys of a grid go from link to link. */
export const RowsThatLeadOn: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole("link", { name: /^Adaeze Okonkwo/ });
    await expect(first).toHaveAttribute("href", `/guests/${guests[0]?.id}`);
    first.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("link", { name: /^Björn Lindström/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(follow).toHaveBeenLastCalledWith(`/guests/${guests[1]?.id}`);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /^Adaeze Okonkwo/ })).toBeVisible();
  },
};
