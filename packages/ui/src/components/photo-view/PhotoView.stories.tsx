import type { Meta, StoryObj } from "@storybook/react-vite";
import { Download, Heart, MessageCircle } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { walk } from "../../keyboard/walk.ts";
import { Button } from "../button/Button.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Inline } from "../inline/Inline.tsx";
import { PhotoGrid, type PhotoGridHandle } from "../photo-grid/PhotoGrid.tsx";
import { samplePhotos } from "../photo-grid/samplePhotos.ts";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { PhotoView, type PhotoViewProps } from "./PhotoView.tsx";

const photos = samplePhotos(214);

/** As an album has them: the grid, and one of its photos large. */
function Album(props: PhotoViewProps) {
  const grid = useRef<PhotoGridHandle>(null);
  const [openId, setOpenId] = useState(props.openId);
  return (
    <>
      <PhotoGrid
        ref={grid}
        label={props.label}
        photos={photos}
        onOpen={({ id }) => setOpenId(id)}
      />
      <PhotoView
        {...props}
        openId={openId}
        onMove={({ id }) => setOpenId(id)}
        onClose={(photo) => {
          setOpenId(undefined);
          if (photo) grid.current?.focus(photo.id);
        }}
      />
    </>
  );
}

const meta = {
  title: "Talking/PhotoView",
  component: PhotoView,
  render: (args) => <Album {...args} />,
  args: {
    label: "Thirty Years On, in pictures",
    photos,
    openId: "photo-17",
    onMove: fn(),
    onClose: fn(),
    footPx: 136,
    caption: ({ alt }): ReactNode => (
      <Stack gap="2">
        <Stack gap="0.5">
          <Heading level={2} size="panel">
            {alt}
          </Heading>
          <Text size={12} tone="muted">
            Annegret, Saturday 21:04, with Kofi and Siobhán
          </Text>
        </Stack>
        <Inline gap="2">
          <Button icon={<Heart />}>23</Button>
          <Button variant="outline" icon={<MessageCircle />}>
            4
          </Button>
          <Button variant="outline" icon={<Download />}>
            Keep
          </Button>
        </Inline>
      </Stack>
    ),
  },
} satisfies Meta<typeof PhotoView>;

export default meta;

type Story = StoryObj<typeof meta>;

const leave = async () => {
  screen.getByRole("button", { name: "Close" }).click();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
};

export const Large: Story = {
  play: async () => {
    const room = await screen.findByRole("dialog", { name: "Thirty Years On, in pictures" });
    await expect(room).toHaveAttribute("aria-modal", "true");
    await expect(await screen.findByText("18 of 214")).toBeVisible();
  },
};
export const WithoutWords: Story = {
  args: { caption: () => null, footPx: 0 },
  play: async () => {
    await expect(await screen.findByText("18 of 214")).toBeVisible();
    await leave();
  },
};

/** Read from the right, the next photo lies at the left. */
export const FromTheRight: Story = {
  tags: ["!autodocs"],
  globals: { direction: "rtl" },
  play: async ({ userEvent }) => {
    await screen.findByText("18 of 214");
    document.documentElement.dir = "rtl";
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const back = await screen.findByRole("gridcell", { name: "Class photo (18)" });
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await screen.findByText("18 of 214");
    await userEvent.keyboard("{ArrowLeft}");
    await screen.findByText("19 of 214");
    await userEvent.click(screen.getByRole("button", { name: "Next photo" }));
    await screen.findByText("20 of 214");
    await leave();
    document.documentElement.dir = "ltr";
  },
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  args: { openId: undefined },
  play: async (context) => {
    await walk(
      ["{Tab}", "gridcell The lake at nine"],
      ["{ArrowRight}", "gridcell Table 14"],
      ["{Enter}", "dialog Thirty Years On, in pictures", () => screen.findByText("2 of 214")],
      ["{ArrowRight}", "dialog Thirty Years On, in pictures", () => screen.findByText("3 of 214")],
      ["{Tab}", "button Close"],
      ["{Tab}", "button Previous photo"],
      ["{Tab}", "button Next photo"],
      ["{Enter}", "button Next photo", () => screen.findByText("4 of 214")],
      ["{Tab}", "button Zoom"],
      ["{Escape}", "gridcell Fireworks"],
    )(context);
  },
};
