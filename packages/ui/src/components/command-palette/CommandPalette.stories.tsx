import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarDays, Plus, Receipt, Ticket } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Avatar } from "../avatar/Avatar.tsx";
import { CommandPalette, type CommandPaletteProps } from "./CommandPalette.tsx";
import { CommandSearch } from "./CommandSearch.tsx";

function Live(props: CommandPaletteProps) {
  const [query, setQuery] = useState(props.query);
  const found = props.commands.filter(({ label }) =>
    label.toLowerCase().includes(query.toLowerCase()),
  );
  return (
    <CommandPalette
      {...props}
      query={query}
      onQueryChange={(text) => {
        setQuery(text);
        props.onQueryChange(text);
      }}
      commands={found}
      status={`${found.length} results`}
      empty={`Nothing is called “${query}”`}
    />
  );
}

const meta = {
  title: "Overlays/CommandPalette",
  component: CommandPalette,
  subcomponents: { CommandSearch },
  render: (args) => <Live {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    query: "",
    onQueryChange: fn(),
    onSelect: fn(),
    ways: { into: fn(), apart: true, marks: fn() },
    label: "Search everything",
    placeholder: "Search, or say what to do",
    commands: [
      {
        id: "event",
        label: "Hartwell High Class of 1997: Thirty Years On",
        name: (
          <>
            <b>Hart</b>well High Class of 1997: Thirty Years On
          </>
        ),
        icon: <CalendarDays />,
        group: "Events",
        detail: "Sat 12 June 2027, the Boathouse",
        end: "Event",
        hasParts: true,
      },
      {
        id: "nora",
        label: "Nora Hartwell-Kim",
        icon: <Avatar name="Nora Hartwell-Kim" />,
        group: "People",
        detail: "nora@guests.example",
        end: "Person · Class of 1997",
      },
      {
        id: "eberhart",
        label: "Eberhart von Grünewald-Schönhausen-Wolfenbüttel",
        icon: <Avatar name="Eberhart von Grünewald" />,
        group: "People",
        end: "Person · Großes Grünewald-Familientreffen am Tegernsee",
      },
      {
        id: "order",
        label: "Hartwell Alumni Association",
        icon: <Receipt />,
        group: "Orders",
        detail: "$650.00 · LD-1042",
        end: "Order",
      },
      { id: "new", label: "New event", icon: <Plus />, group: "Do" },
      { id: "sell", label: "Sell at the door", icon: <Ticket />, group: "Do" },
    ],
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;

type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole("combobox", { name: "Search everything" });
const marked = () => screen.getByRole("option", { selected: true });

export const FindsAndOpens: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field(), "hart");
    await expect(marked()).toHaveTextContent("Class of 1997");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: "nora" }), {
      apart: false,
    });
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A page that comes under the palette, and takes the focus before the palette's field has it. */
function Arriving() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const arrive = () => heading.current?.focus();
    const timers = Array.from({ length: 80 }, (_, index) => setTimeout(arrive, index));
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      A page
    </h1>
  );
}

export const StaysOverAPageThatArrives: Story = {
  tags: ["!autodocs"],
  render: (args) => (
    <>
      <Arriving />
      <Live {...args} />
    </>
  ),
  play: async ({ args }) => {
    const search = await field();
    await waitFor(() => expect(search).toHaveFocus());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** The first letters were typed before the palette was there. */
export const GoesOnWhereOneTyped: Story = {
  args: { query: "no" },
  play: async ({ userEvent }) => {
    const field = screen.getByRole("combobox", { name: "Search everything" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("ra");
    await expect(field).toHaveValue("nora");
  },
};

export const ByKeys: Story = {
  tags: ["!autodocs"],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await field());
    await expect(marked()).toHaveTextContent("Class of 1997");
    await expect(args.ways?.marks).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: "event" }),
    );
    await userEvent.keyboard("{ArrowUp}");
    await expect(marked()).toHaveTextContent("Sell at the door");
    await expect(args.ways?.marks).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: "sell" }),
    );
    await userEvent.keyboard("{Home}{PageDown}");
    await expect(marked()).toHaveTextContent("Sell at the door");
    await userEvent.keyboard("{PageUp}{ArrowDown}{ArrowDown}");
    await expect(marked()).toHaveTextContent("Eberhart");
    await userEvent.keyboard("{End}{Control>}{Enter}{/Control}");
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: "sell" }), {
      apart: true,
    });
    await userEvent.keyboard("{Home}{Tab}");
    await expect(args.ways?.into).toHaveBeenCalledWith(expect.objectContaining({ id: "event" }));
    await expect(await field()).toHaveFocus();
  },
};

export const EnterWaitsForTheAnswer: Story = {
  tags: ["!autodocs"],
  render: (args) => <Waiting {...args} />,
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field(), "nora{Enter}");
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard("!");
    await userEvent.keyboard("{Backspace}{Enter}");
    await userEvent.keyboard("{F2}");
    await waitFor(() =>
      expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: "nora" }), {
        apart: false,
      }),
    );
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

/** The answer comes with F2; until then an older one stands there. */
function Waiting(props: CommandPaletteProps) {
  const [query, setQuery] = useState("");
  const [isBehind, setBehind] = useState(true);
  const [older, nora] = props.commands;
  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === "F2") setBehind(false);
      }}
    >
      <CommandPalette
        {...props}
        query={query}
        onQueryChange={setQuery}
        status={isBehind ? null : ""}
        commands={[isBehind ? older : nora].filter((one) => one !== undefined)}
      />
    </div>
  );
}

export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), "zebra");
    await waitFor(() => expect(screen.getByText("Nothing is called “zebra”")).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Clear search" }));
    await expect(await field()).toHaveValue("");
    await expect(screen.getByRole("button", { name: "Close" })).toBeVisible();
  },
};

export const WithinAnEvent: Story = {
  args: { within: { before: "Class of 1997" }, foot: "All 48 things of yours" },
};
