import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plus } from "lucide-react";
import { expect } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Text } from "../text/Text.tsx";
import { Section } from "./Section.tsx";

const meta = {
  title: "Text and layout/Section",
  component: Section,
  args: {
    title: "Links in use",
    description: "Every link that is out: what it opens, and whether it lives.",
    action: (
      <Button size="sm" variant="outline" icon={<Plus />}>
        New link
      </Button>
    ),
    children: <Text tone="muted">No link is out.</Text>,
  },
} satisfies Meta<typeof Section>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Links in use" })).toBeVisible();
  },
};
export const Divided: Story = {
  render: (args) => (
    <>
      <Section {...args} divided />
      <Section {...args} divided title="Sites that may show it" action={undefined} />
    </>
  ),
};
