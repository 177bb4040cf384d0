import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor } from "storybook/test";
import { Inline } from "../inline/Inline.tsx";
import { Chip } from "../chip/Chip.tsx";
import { PersonRow } from "../person-row/PersonRow.tsx";
import { Stack } from "../stack/Stack.tsx";
import { ScrollArea } from "./ScrollArea.tsx";

const names = Array.from({ length: 24 }, (_, index) => `Guest ${index + 1}`);

const meta = {
  title: "Text and layout/ScrollArea",
  component: ScrollArea,
  args: {
    label: "Guests of table 4",
    maxHeightPx: 240,
    children: (
      <Stack gap="2">
        {names.map((name) => (
          <PersonRow key={name} name={name} detail="Coming" />
        ))}
      </Stack>
    ),
  },
} satisfies Meta<typeof ScrollArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const area = canvas.getByRole("region", { name: "Guests of table 4" });
    const bar = canvasElement.querySelector('[data-orientation="vertical"]');
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await expect(bar).not.toHaveAttribute("data-shown");
    area.scrollTop = 200;
    await fireEvent.scroll(area);
    await waitFor(() => expect(bar).toHaveAttribute("data-shown"));
    await waitFor(() => expect(bar).not.toHaveAttribute("data-shown"));
  },
};

export const Sideways: Story = {
  args: {
    label: "Tables",
    children: (
      <Inline wrap={false}>
        {names.map((name) => (
          <Chip key={name}>{name}</Chip>
        ))}
      </Inline>
    ),
  },
};
