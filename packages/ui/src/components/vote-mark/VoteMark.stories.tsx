import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Inline } from "../inline/Inline.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { VoteMark } from "./VoteMark.tsx";

const meta = {
  title: "Data/VoteMark",
  component: VoteMark,
  args: { mark: "yes" },
} satisfies Meta<typeof VoteMark>;

export default meta;

type Story = StoryObj<typeof meta>;

const words = { yes: "Yes", maybe: "If need be", no: "No", none: "Not yet" } as const;
const marks = ["yes", "maybe", "no", "none"] as const;

/** With words beside them. */
export const Usual: Story = {
  render: () => (
    <Stack>
      {marks.map((mark) => (
        <Text key={mark}>
          <VoteMark mark={mark} /> {words[mark]}
        </Text>
      ))}
    </Stack>
  ),
};

/** Alone, in a table: each says what it is. */
export const Alone: Story = {
  render: () => (
    <Inline>
      {marks.map((mark) => (
        <VoteMark key={mark} mark={mark} label={words[mark]} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img").map((mark) => mark.ariaLabel)).toEqual(
      marks.map((mark) => words[mark]),
    );
  },
};
