import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/Stack.tsx";
import { Progress } from "./Progress.tsx";

const meta = {
  title: "Feedback/Progress",
  component: Progress,
  args: { label: "Saturday banquet", value: 96, max: 120, detail: "96 of 120" },
} satisfies Meta<typeof Progress>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  render: (args) => (
    <Stack>
      <Progress {...args} />
      <Progress
        {...args}
        label="Sponsor a teacher’s seat"
        tone="celebrate"
        value={24}
        max={25}
        detail="24 of 25"
      />
      <Progress label="Checking 1,000 lines" />
    </Stack>
  ),
};
