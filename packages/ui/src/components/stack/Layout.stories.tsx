import type { Meta, StoryObj } from "@storybook/react-vite";
import { Box } from "../box/Box.tsx";
import { Card } from "../card/Card.tsx";
import { Divider } from "../divider/Divider.tsx";
import { Grid } from "../grid/Grid.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Text } from "../text/Text.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { Stack } from "./Stack.tsx";

const meta = { title: "Text and layout/Layout", component: Stack } satisfies Meta<typeof Stack>;

export default meta;

type Story = StoryObj<typeof meta>;

export const StackInlineGridBox: Story = {
  render: () => (
    <Stack gap="6">
      <Inline justify="space-between">
        <Text weight="strong">Side by side</Text>
        <Text tone="muted">wrapping where there is no room</Text>
      </Inline>
      <Divider />
      <Grid columns={{ mobile: "1", desktop: "7/5" }}>
        <Card title="Seven">
          <Text tone="muted">of twelve columns</Text>
        </Card>
        <Card title="Five">
          <Text tone="muted">of twelve columns</Text>
        </Card>
      </Grid>
      <Box padding={{ mobile: "4", desktop: "8" }}>
        <Text>A box with room inside</Text>
      </Box>
      <Inline wrap={false}>
        <Text>one</Text>
        <Divider direction="vertical" strength="strong" />
        <Text>two</Text>
        <VisuallyHidden>three, heard only</VisuallyHidden>
      </Inline>
    </Stack>
  ),
};
