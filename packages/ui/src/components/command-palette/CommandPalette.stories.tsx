import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarDays, Ticket, Users } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Badge } from "../badge/Badge.tsx";
import { CommandPalette, type CommandPaletteProps } from "./CommandPalette.tsx";

function Live(props: CommandPaletteProps) {
  const [query, setQuery] = useState(props.query);
  const found = props.commands.filter(({ label }) =>
    label.toLowerCase().includes(query.toLowerCase()),
  );
  return (
    <CommandPalette
      {...props}
      query={query}
      onQueryChange={setQuery}
      commands={found}
      foot={`Found ${found.length} feature(s)`}
      empty={`No features found matching "${query}"`}
    />
  );
}

const meta = {
  title: "Overlays/CommandPalette",
  component: CommandPalette,
  render: (args) => <Live {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    query: "",
    onQueryChange: fn(),
    onSelect: fn(),
    label: "Search features",
    commands: [
      {
        id: "events",
        label: "Events",
        icon: <CalendarDays />,
        group: "Event & Venue Management",
        detail: "Create and manage events",
      },
      {
        id: "tickets",
        label: "Ticket Management",
        icon: <Ticket />,
        group: "Event & Venue Management",
        end: <Badge tone="plum">pro</Badge>,
      },
      { id: "guests", label: "Directory", icon: <Users />, group: "People & Teams" },
    ],
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FindsAndOpens: Story = {
  play: async ({ userEvent, args }) => {
    const search = await screen.findByRole("combobox", { name: "Search features" });
    await userEvent.type(search, "t");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};
export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole("combobox"), "zebra");
    await waitFor(() =>
      expect(screen.getByText('No features found matching "zebra"')).toBeVisible(),
    );
  },
};
