import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/Stack.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { SkeletonRows } from "./SkeletonRows.tsx";

const meta = {
  title: "Feedback/Skeleton",
  component: Skeleton,
  subcomponents: { SkeletonRows },
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = { render: () => <SkeletonRows count={4} /> };
export const Shapes: Story = {
  render: () => (
    <Stack gap="3">
      <Skeleton width="62%" />
      <Skeleton shape="circle" width={32} height={32} />
      <Skeleton shape="pill" width={72} height={24} />
      <Skeleton shape="panel" height={120} />
    </Stack>
  ),
};
