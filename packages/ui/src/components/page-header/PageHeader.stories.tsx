import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plus } from "lucide-react";
import { Breadcrumbs } from "../breadcrumbs/Breadcrumbs.tsx";
import { Button } from "../button/Button.tsx";
import { Chip } from "../chip/Chip.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Text } from "../text/Text.tsx";
import { PageHeader } from "./PageHeader.tsx";

const meta = {
  title: "Navigation/PageHeader",
  component: PageHeader,
  args: { title: "At a Glance", actions: <Button icon={<Plus />}>Create event</Button> },
} satisfies Meta<typeof PageHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const OfAnEvent: Story = {
  args: {
    size: "event",
    title: "Großes Grünewald-Familientreffen am Tegernsee mit allen Vettern und Basen",
    before: <Breadcrumbs crumbs={[{ label: "Events", href: "#events" }, { label: "Grünewald" }]} />,
    meta: (
      <Inline>
        <Text tone="muted">Sat 12 June 2027, 18:30</Text>
        <Chip tone="success">Published</Chip>
      </Inline>
    ),
  },
};
