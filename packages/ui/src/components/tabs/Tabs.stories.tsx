import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
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
/** A row that does not fit keeps its locks and the room between its tabs. */
export const LockedLinksOnAPhone: Story = {
  render: () => (
    <div style={{ width: 280 }}>
      <TabLinks
        label="Hartwell High Class of 1997"
        links={[
          { href: "#overview", label: "Overview", current: true },
          { href: "#guests", label: "Guests", locked: "comes with Premium" },
          { href: "#orders", label: "Orders", locked: "comes with Pro" },
          { href: "#share", label: "Share & embed" },
        ]}
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const locks = [...canvasElement.querySelectorAll("a svg")];
    await expect(locks.map((lock) => lock.getBoundingClientRect().width)).toEqual([16, 16]);
    const tabs = canvas.getAllByRole("link").map((link) => link.getBoundingClientRect());
    const gaps = tabs
      .slice(1)
      .map(({ left }, index) => Math.round(left - (tabs[index]?.right ?? 0)));
    await expect(gaps).toEqual([4, 4, 4]);
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
/** A row that does not fit fades where more is; what Tab comes to stands clear of the fade. */
export const MoreThanFits: Story = {
  render: () => (
    <div style={{ width: 280 }}>
      <TabLinks
        label="Hartwell High Class of 1997"
        links={[
          { href: "#overview", label: "Overview", current: true },
          { href: "#guests", label: "Guests", count: 214 },
          { href: "#seating", label: "Seating" },
          { href: "#orders", label: "Orders", count: 118 },
          { href: "#share", label: "Share & embed" },
        ]}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole("list");
    const fades = (ends: string) => waitFor(() => expect(row).toHaveAttribute("data-hidden", ends));
    await fades("end");
    await expect(getComputedStyle(row).maskImage).toContain("linear-gradient");
    for (const name of ["Overview", "Guests 214", "Seating"]) {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name })).toHaveFocus();
    }
    await fades("both");
    const here = canvas.getByRole("link", { name: "Seating" }).getBoundingClientRect();
    await expect(row.getBoundingClientRect().right - here.right).toBeGreaterThanOrEqual(47);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Share & embed" })).toHaveFocus();
    await fades("start");
    row.scrollLeft = 0;
    await fades("end");
  },
};
/** A list of all stands at the end of a row that does not fit; arrow keys go along the row. */
export const AllOfThem: Story = {
  ...MoreThanFits,
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole("button", { name: "All 5 parts" });
    canvas.getByRole("link", { name: "Overview" }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("link", { name: "Seating" })).toHaveFocus();
    await userEvent.keyboard("{End}{ArrowRight}");
    await expect(canvas.getByRole("link", { name: "Share & embed" })).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("link", { name: "Overview" })).toHaveFocus();
    await userEvent.click(all);
    const list = within(document.body).getByRole("menu");
    await waitFor(() => expect(within(list).getAllByRole("menuitem")).toHaveLength(5));
    await expect(within(list).getByRole("menuitem", { name: "Overview" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(all).toHaveFocus());
  },
};
