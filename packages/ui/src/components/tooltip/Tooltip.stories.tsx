import type { Meta, StoryObj } from "@storybook/react-vite";
import { Columns3 } from "lucide-react";
import { expect, screen } from "storybook/test";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Tooltip } from "./Tooltip.tsx";
import { walk } from "../../keyboard/walk.ts";

const meta = {
  title: "Overlays/Tooltip",
  component: Tooltip,
  args: { label: "Columns", children: <IconButton label="Columns" icon={<Columns3 />} title="" /> },
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: walk(
    [
      "{Tab}",
      "button Columns",
      () => expect(screen.getByRole("tooltip")).toHaveTextContent("Columns"),
    ],
    ["{Escape}", "button Columns", () => expect(screen.queryByRole("tooltip")).toBeNull()],
  ),
};
