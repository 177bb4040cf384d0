import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { media } from "../../theme/measures.ts";
import { Text } from "../text/Text.tsx";
import { useMedia } from "./useMedia.ts";

/** Whether a media query holds. Prefer CSS where the markup can stay the same. */
function Width() {
  const phone = useMedia(media.mobile);
  return <Text>{phone ? "A phone's width" : "Wider than a phone"}</Text>;
}

const meta = { title: "Text and layout/useMedia", component: Width } satisfies Meta<typeof Width>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Phone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("A phone's width")).toBeVisible();
  },
};
