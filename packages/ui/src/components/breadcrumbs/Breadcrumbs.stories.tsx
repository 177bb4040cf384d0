import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { walk } from "../../keyboard/walk.ts";

const meta = {
  title: "Navigation/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    crumbs: [
      { label: "Events", href: "#events" },
      { label: "Class of 1997", href: "#class" },
      { label: "Import guests" },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  play: walk(["{Tab}", "link Events"], ["{Tab}", "link Class of 1997"], ["{Tab}", "page"]),
};
