import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Logo } from "../logo/Logo.tsx";
import { Box } from "../box/Box.tsx";
import { Text } from "../text/Text.tsx";
import { Drawer } from "./Drawer.tsx";

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

export const EscapeCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Menu" }));
    const drawer = await screen.findByRole("dialog", { name: "Menu" });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
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
