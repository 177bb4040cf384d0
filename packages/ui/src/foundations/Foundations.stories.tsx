import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../components/grid/Grid.tsx";
import { Heading } from "../components/heading/Heading.tsx";
import { Inline } from "../components/inline/Inline.tsx";
import { Stack } from "../components/stack/Stack.tsx";
import { Text } from "../components/text/Text.tsx";
import { contrast } from "../theme/contrast.ts";
import { fontSize, space } from "../theme/measures.ts";
import { dayRoles, nightRoles, type Roles } from "../theme/roles.ts";
import { dayScales, type Hue } from "../theme/scales.ts";
import { vars } from "../theme/vars.css.ts";

const meta = { title: "Foundations" } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const hues = Object.keys(dayScales) as Hue[];
const steps = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;
const swatch = {
  width: 56,
  height: 40,
  borderRadius: 6,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineSoft}`,
};

export const Colour: Story = {
  render: () => (
    <Stack gap="6">
      {hues.map((hue) => (
        <Stack key={hue} gap="2">
          <Text weight="strong">{hue}</Text>
          <Inline gap="1">
            {steps.map((step) => (
              <div
                key={step}
                style={{ ...swatch, background: vars[hue][step] }}
                title={`${hue} ${step}`}
              />
            ))}
          </Inline>
        </Stack>
      ))}
    </Stack>
  ),
};

const pairs: [keyof Roles, keyof Roles][] = [
  ["text", "page"],
  ["textMuted", "page"],
  ["actionText", "surface"],
  ["onAction", "action"],
  ["onCelebrate", "celebrate"],
  ["onDanger", "danger"],
  ["dangerText", "surface"],
  ["successText", "surface"],
  ["infoText", "surface"],
];

export const RolesWithTheirContrast: Story = {
  render: () => (
    <Grid columns={{ mobile: "1", tablet: "3" }}>
      {pairs.map(([front, ground]) => (
        <div
          key={`${front} ${ground}`}
          style={{
            padding: 16,
            borderRadius: 10,
            background: vars.color[ground],
            color: vars.color[front],
          }}
        >
          <Text weight="strong">
            {front} on {ground}
          </Text>
          <Text numeric>
            {contrast(dayRoles[front], dayRoles[ground]).toFixed(1)} by day,{" "}
            {contrast(nightRoles[front], nightRoles[ground]).toFixed(1)} by night
          </Text>
        </div>
      ))}
    </Grid>
  ),
};

export const Type: Story = {
  render: () => (
    <Stack gap="4">
      {Object.entries(fontSize).map(([name, size]) => (
        <Inline key={name} align="baseline" gap="4">
          <Text tone="muted" numeric>
            {name}
          </Text>
          <span
            style={{
              fontFamily: vars.font.display,
              fontSize: size,
              fontWeight: 560,
              lineHeight: 1.1,
            }}
          >
            Thirty years on, €1,234.50
          </span>
        </Inline>
      ))}
    </Stack>
  ),
};

export const SpaceAndShape: Story = {
  render: () => (
    <Stack gap="6">
      <Stack gap="1">
        {Object.entries(space).map(([name, size]) => (
          <Inline key={name}>
            <Text tone="muted" numeric>
              {name}: {size}
            </Text>
            <div style={{ width: size, height: 12, background: vars.plum["6"] }} />
          </Inline>
        ))}
      </Stack>
      <Inline gap="6">
        {(["1", "2", "3"] as const).map((step) => (
          <div
            key={step}
            style={{
              padding: 24,
              borderRadius: vars.radius.l,
              background: vars.color.surface,
              boxShadow: vars.shadow[step],
            }}
          >
            <Heading level={2} size="panel">
              Shadow {step}
            </Heading>
          </div>
        ))}
      </Inline>
    </Stack>
  ),
};
