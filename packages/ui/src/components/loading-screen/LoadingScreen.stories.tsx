import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LoadingScreen } from "./LoadingScreen.tsx";

const meta = { title: "Feedback/LoadingScreen", component: LoadingScreen } satisfies Meta<
  typeof LoadingScreen
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading...")).toBeInTheDocument();
  },
};
