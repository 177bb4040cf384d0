import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { Chip } from "../chip/Chip.tsx";
import { Text } from "../text/Text.tsx";
import { Inline } from "./Inline.tsx";

const meta = {
  title: "Text and layout/Inline",
  component: Inline,
  args: {
    children: ["Coming", "Maybe", "Not coming", "No answer", "Checked in", "Pro", "1997"].map(
      (word) => <Chip key={word}>{word}</Chip>,
    ),
  },
} satisfies Meta<typeof Inline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Wraps: Story = {};
export const ToBothEnds: Story = {
  args: {
    justify: "space-between",
    children: (
      <>
        <Text weight="strong">Ten of us in Lisbon</Text>
        <Button variant="outline">Edit</Button>
      </>
    ),
  },
};
