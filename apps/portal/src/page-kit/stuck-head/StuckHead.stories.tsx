import { Button } from "@jubilee/ui/button";
import { Heading } from "@jubilee/ui/heading";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { StuckHead } from "./StuckHead.tsx";

const meta = {
  title: "Screens/Parts/Head that stays",
  tags: ["!autodocs"],
  component: StuckHead,
  parameters: { layout: "fullscreen", controls: { disable: true } },
  args: {
    open: (
      <div style={{ padding: 24, minBlockSize: 200 }}>
        <Heading level={1}>Summer concert</Heading>
        <div data-head-actions="">
          <Button>Publish</Button>
        </div>
      </div>
    ),
    line: <Button size="sm">Publish</Button>,
    tabs: <div style={{ padding: 12 }}>Overview</div>,
    children: <div style={{ blockSize: "300vh" }} />,
  },
} satisfies Meta<typeof StuckHead>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

/** Each act stands once for whoever listens or goes by keys: in the line, once the head is gone. */
export const ScrolledAway: Story = {
  play: async ({ canvas, canvasElement }) => {
    const inLine = () => canvasElement.querySelector("[data-head-line] button");
    await expect(canvas.getAllByRole("button", { name: "Publish" })).toHaveLength(1);
    scrollTo(0, 600);
    await waitFor(() => expect(inLine()).toBeVisible());
    await waitFor(() =>
      expect(canvas.getAllByRole("button", { name: "Publish" })).toEqual([inLine()]),
    );
    await expect(canvas.getByRole("heading", { level: 1 })).toBeInTheDocument();
    scrollTo(0, 0);
    await waitFor(() => expect(inLine()).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Publish" })).toBeVisible());
  },
};
