import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { walk } from "../../keyboard/walk.ts";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { ErrorState } from "../error-state/ErrorState.tsx";
import { PhotoGrid, type PhotoGridProps } from "./PhotoGrid.tsx";
import { PhotoGridSkeleton } from "./PhotoGridSkeleton.tsx";
import { samplePhotos } from "./samplePhotos.ts";

const open = fn();

function Choosing(props: PhotoGridProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(
    props.selection?.selected ?? new Set(),
  );
  return <PhotoGrid {...props} selection={{ selected, onChange: setSelected }} />;
}

const meta = {
  title: "Talking/PhotoGrid",
  component: PhotoGrid,
  subcomponents: { PhotoGridSkeleton },
  args: { label: "Thirty Years On, in pictures", photos: samplePhotos(23), onOpen: open },
} satisfies Meta<typeof PhotoGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Chosen: Story = {
  render: (args) => <Choosing {...args} />,
  args: { selection: { selected: new Set(["photo-1", "photo-3"]), onChange: fn() } },
};
export const Few: Story = { args: { photos: samplePhotos(2) } };
export const ThatDoNotCome: Story = {
  args: {
    photos: samplePhotos(3).map((photo) => ({ ...photo, thumb: "data:image/png,none" })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Table 14")).toBeVisible();
  },
};
export const Loading: Story = { render: () => <PhotoGridSkeleton /> };
export const Empty: Story = {
  args: {
    photos: [],
    empty: (
      <EmptyState
        drawing="table"
        title="No photos yet"
        action={<Button variant="outline">Add yours</Button>}
      >
        The first one opens the album for everyone.
      </EmptyState>
    ),
  },
};
export const Failed: Story = {
  render: () => <ErrorState title="The photos could not be loaded" onRetry={() => {}} />,
};
export const Phone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
};

/** Only what is seen is drawn, and nothing moves when one goes down. */
export const FiveThousand: Story = {
  args: { photos: samplePhotos(5000) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("gridcell", { name: "The lake at nine" });
    await expect(canvas.getAllByRole("gridcell").length).toBeLessThan(120);
    const height = canvasElement.scrollHeight;
    globalThis.scrollTo(0, height);
    await canvas.findByRole("gridcell", { name: /\(5000\)/ });
    await expect(canvasElement.scrollHeight).toBe(height);
    await expect(canvas.getAllByRole("gridcell").length).toBeLessThan(120);
    globalThis.scrollTo(0, 0);
    await canvas.findByRole("gridcell", { name: "The lake at nine" });
  },
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  render: (args) => <Choosing {...args} />,
  args: { photos: samplePhotos(400) },
  play: async (context) => {
    open.mockClear();
    await walk(
      ["{Tab}", "gridcell The lake at nine"],
      ["{ArrowRight}", "gridcell Table 14"],
      [" ", "gridcell Table 14", { "aria-selected": "true" }],
      ["{Shift>}{ArrowRight}{/Shift}", "gridcell The lights", { "aria-selected": "true" }],
      ["{Escape}", "gridcell The lights", { "aria-selected": "false" }],
      ["{Enter}", "gridcell The lights", () => expect(open).toHaveBeenCalledTimes(1)],
      ["{Control>}{End}{/Control}", "gridcell Fireworks (400)"],
      ["{Control>}{Home}{/Control}", "gridcell The lake at nine"],
      ["{Tab}", "page"],
    )(context);
    await waitFor(() => expect(globalThis.scrollY).toBe(0));
  },
};
