import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRight, CalendarPlus } from "lucide-react";
import { expect } from "storybook/test";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import type { AnchorProps } from "./Anchor.tsx";
import { Link } from "./Link.tsx";
import { LinkProvider } from "./LinkProvider.tsx";
import { walk } from "../../keyboard/walk.ts";

function Routed({ href, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} href={`#routed${href}`}>
      {children}
    </a>
  );
}

const meta = {
  title: "Actions/Link",
  component: Link,
  subcomponents: { LinkProvider },
  args: { href: "#all", children: "All RSVPs" },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Looks: Story = {
  render: () => (
    <Stack align="start">
      <Text>
        Given by <Link href="#hosts">Annegret and Marcus</Link>, with thanks to the{" "}
        <Link href="#boathouse" look="quiet">
          boathouse
        </Link>
        .
      </Text>
      <Link href="#calendar" look="action" icon={<CalendarPlus />}>
        Add to calendar
      </Link>
      <Link href="#all" look="action" iconEnd={<ArrowRight />}>
        See all 84
      </Link>
    </Stack>
  ),
};

export const WithTheProductsRouter: Story = {
  render: () => (
    <LinkProvider anchor={Routed}>
      <Link href="/events">Events</Link>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "#routed/events");
  },
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  play: walk(["{Tab}", "link All RSVPs"], ["{Tab}", "page"]),
};
