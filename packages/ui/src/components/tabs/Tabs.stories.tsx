import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { Text } from "../text/Text.tsx";
import { TabLinks } from "./TabLinks.tsx";
import { Tabs } from "./Tabs.tsx";
import { walk } from "../../keyboard/walk.ts";

const meta = {
  title: "Navigation/Tabs",
  component: Tabs,
  subcomponents: { TabLinks },
  args: {
    label: "Ways to embed",
    items: [
      { value: "script", label: "Script", content: <Text>One line for any page.</Text> },
      { value: "react", label: "React", content: <Text>A component.</Text> },
      { value: "frame", label: "Frame", content: <Text>Where scripts are not allowed.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: walk(
    ["{Tab}", "tab Script", { "aria-selected": "true" }],
    ["{ArrowRight}", "tab React", { "aria-selected": "true" }],
    ["{End}", "tab Frame", { "aria-selected": "true" }],
    ["{ArrowRight}", "tab Script", { "aria-selected": "true" }],
    ["{ArrowLeft}", "tab Frame", { "aria-selected": "true" }],
    [
      "{Home}",
      "tab Script",
      () => expect(screen.getByText("One line for any page.")).toBeVisible(),
    ],
    ["{Tab}", "tabpanel Script"],
  ),
};
export const Links: Story = {
  render: () => (
    <TabLinks
      label="Hartwell High Class of 1997"
      links={[
        { href: "#overview", label: "Overview" },
        { href: "#guests", label: "Guests", count: 214, current: true },
        { href: "#rsvps", label: "RSVPs", count: 172 },
        { href: "#tickets", label: "Tickets", count: 4 },
        { href: "#orders", label: "Orders", count: 118 },
        { href: "#share", label: "Share & embed" },
      ]}
    />
  ),
};
/** What the plan has not got has a lock, and its words are heard. */
export const LockedLinks: Story = {
  render: () => (
    <TabLinks
      label="Hartwell High Class of 1997"
      links={[
        { href: "#overview", label: "Overview", current: true },
        { href: "#guests", label: "Guests", locked: "comes with Premium" },
        { href: "#orders", label: "Orders", locked: "comes with Pro" },
        { href: "#share", label: "Share & embed" },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Guests comes with Premium" })).toBeVisible();
  },
};
export const LinksOnAPhone: Story = {
  render: () => (
    <div style={{ width: 280 }}>
      <TabLinks
        label="Hartwell High Class of 1997"
        links={[
          { href: "#overview", label: "Overview" },
          { href: "#guests", label: "Guests", count: 214 },
          { href: "#orders", label: "Orders", count: 118, current: true },
          { href: "#share", label: "Share & embed" },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole("list").getBoundingClientRect();
    const here = canvas.getByRole("link", { current: "page" }).getBoundingClientRect();
    await expect(here.left).toBeGreaterThanOrEqual(row.left);
    await expect(here.right).toBeLessThanOrEqual(row.right);
  },
};
