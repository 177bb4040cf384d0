import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../inline/Inline.tsx";
import { Spinner } from "./Spinner.tsx";

const meta = { title: "Feedback/Spinner", component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Inline gap="4">
      <Spinner size="s" label="Loading" />
      <Spinner size="m" label="Loading more" />
      <Spinner size="l" label="Loading all" />
    </Inline>
  ),
};
