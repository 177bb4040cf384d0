import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Box } from "../box/Box.tsx";
import { TagsInput } from "../tags-input/TagsInput.tsx";
import { LocaleProvider } from "./LocaleProvider.tsx";

const meta = {
  title: "Foundations/LocaleProvider",
  component: LocaleProvider,
  args: {
    locale: "ar",
    children: (
      <Box>
        <TagsInput label="الحساسية" help="" value={["الفستق", "gluten"]} onValueChange={fn()} />
      </Box>
    ),
  },
} satisfies Meta<typeof LocaleProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Arabic: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("الحساسية");
    await expect(getComputedStyle(field).direction).toBe("rtl");
  },
};
