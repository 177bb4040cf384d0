import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Logo } from "../logo/Logo.tsx";
import { Box } from "../box/Box.tsx";
import { Text } from "../text/Text.tsx";
import { Drawer } from "./Drawer.tsx";
import { walk } from "../../keyboard/walk.ts";

const meta = {
  title: "Overlays/Drawer",
  component: Drawer,
  args: {
    title: "Menu",
    header: <Logo />,
    closeLabel: "Close menu",
    trigger: <Button variant="outline">Menu</Button>,
    footer: (
      <Button variant="outline" fullWidth>
        Sign Out
      </Button>
    ),
    children: (
      <Box padding="4">
        <Text>Entries of the menu</Text>
      </Box>
    ),
  },
} satisfies Meta<typeof Drawer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: walk(
    ["{Tab}", "button Menu"],
    ["{Enter}", "button Close menu"],
    ["{Tab}", "button Sign Out"],
    ["{Tab}", "button Close menu"],
    ["{Escape}", "button Menu", () => expect(screen.queryByRole("dialog")).toBeNull()],
  ),
};
export const AtTheEnd: Story = {
  args: { open: true, side: "end", header: undefined, title: "Adaeze Okonkwo" },
};
export const SheetBelow: Story = {
  args: { open: true, side: "below", modal: false, header: undefined, title: "Adaeze Okonkwo" },
  play: async () => {
    await screen.findByRole("dialog", { name: "Adaeze Okonkwo" });
  },
};
export const Menu: Story = { args: { open: true } };
