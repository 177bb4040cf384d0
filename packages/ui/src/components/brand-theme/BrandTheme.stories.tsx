import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge } from "../badge/Badge.tsx";
import { Button } from "../button/Button.tsx";
import { Card } from "../card/Card.tsx";
import { Grid } from "../grid/Grid.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Link } from "../link/Link.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { BrandTheme } from "./BrandTheme.tsx";

const meta = {
  title: "Theme/BrandTheme",
  component: BrandTheme,
  args: { colour: "#0b5fff", children: null },
  argTypes: { colour: { control: "color" } },
} satisfies Meta<typeof BrandTheme>;

export default meta;

type Story = StoryObj<typeof meta>;

function Sample({ title }: { title: string }) {
  return (
    <Card title={title} action={<Badge tone="plum">Members</Badge>}>
      <Stack align="start">
        <Text tone="muted">Text, grounds and warnings stay the product’s.</Text>
        <Inline>
          <Button>Save</Button>
          <Button variant="secondary">Invite</Button>
        </Inline>
        <Link href="#more" look="action">
          Read more
        </Link>
      </Stack>
    </Card>
  );
}

export const OneColour: Story = {
  render: ({ colour }) => (
    <BrandTheme colour={colour}>
      <Sample title="Hartwell Alumni Association" />
    </BrandTheme>
  ),
};

/** Yellow, black and grey logos too: a colour that cannot be read is moved until it can. */
export const SixLogos: Story = {
  render: () => (
    <Grid columns={{ mobile: "1", tablet: "2", desktop: "3" }}>
      {["#0b5fff", "#c8102e", "#ffd400", "#0a7d4f", "#111111", "#8a8a8a"].map((colour) => (
        <BrandTheme key={colour} colour={colour}>
          <Sample title={colour} />
        </BrandTheme>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("button", { name: "Save" });
    if (!first || !second) throw new Error("The samples have no buttons.");
    await expect(getComputedStyle(first).backgroundColor).not.toBe(
      getComputedStyle(second).backgroundColor,
    );
  },
};
