import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../components/inline/Inline.tsx";
import { DescriptionList } from "../components/description-list/DescriptionList.tsx";
import { Stack } from "../components/stack/Stack.tsx";
import { Text } from "../components/text/Text.tsx";
import { inlineVars } from "../inlineVars.ts";
import { radius, space, zIndex } from "../theme/measures.ts";
import { vars } from "../theme/vars.css.ts";
import { FoundationPage } from "./FoundationPage.tsx";
import { FoundationSection } from "./FoundationSection.tsx";
import { bar, shaded, shape, sizeVar } from "./Page.css.ts";

const meta = {
  title: "Foundations/Space and shape",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const radiusUse = {
  s: "small marks",
  m: "fields and buttons",
  l: "panels",
  full: "pills and faces",
} as const;
const spaces = Object.entries(space).toSorted(
  ([, one], [, other]) => Number.parseInt(one, 10) - Number.parseInt(other, 10),
);
const layers: Record<keyof typeof zIndex, string> = {
  raised: "What is raised a little within its page",
  sticky: "Heads of tables, action bars",
  header: "The header",
  overlay: "Dialogs and drawers with their scrim",
  popover: "Menus and popovers",
  toast: "Notifications",
  tooltip: "Tooltips",
};

export const Shape: Story = {
  name: "Space and shape",
  render: () => (
    <FoundationPage
      title="Space and shape"
      lead="A grid of four pixels, four corners and three shadows. Hairlines divide before shadows do, and there is never a panel in a panel."
    >
      <FoundationSection
        title="Space"
        about="Gaps and paddings take a step by its number: gap=“4” is 16 pixels. Panels keep 24 inside and 20 apart, 16 on phones."
      >
        <Stack gap="1">
          {spaces.map(([name, size]) => (
            <Inline key={name} gap="4" wrap={false}>
              <Text tone="muted" numeric>
                {name} = {size}
              </Text>
              <div className={bar} style={inlineVars({ [sizeVar]: size })} />
            </Inline>
          ))}
        </Stack>
      </FoundationSection>
      <FoundationSection title="Corners">
        <Inline gap="5">
          {Object.entries(radiusUse).map(([name, use]) => (
            <div
              key={name}
              className={shape}
              style={inlineVars({ [sizeVar]: radius[name as keyof typeof radius] })}
            >
              <Stack gap="0" align="center">
                <Text weight="strong">{name}</Text>
                <Text size={12} tone="muted">
                  {use}
                </Text>
              </Stack>
            </div>
          ))}
        </Inline>
      </FoundationSection>
      <FoundationSection
        title="Shadows"
        about="1 under what can be pressed, 2 under a header that things pass below, 3 under what lies over the page."
      >
        <Inline gap="6">
          {(["1", "2", "3"] as const).map((step) => (
            <div key={step} className={shaded} style={inlineVars({ [sizeVar]: vars.shadow[step] })}>
              <Text weight="strong">Shadow {step}</Text>
            </div>
          ))}
        </Inline>
      </FoundationSection>
      <FoundationSection title="What lies over what" about="From the lowest to the highest.">
        <DescriptionList
          items={Object.entries(layers).map(([name, detail]) => ({
            term: `${name}, ${zIndex[name as keyof typeof zIndex]}`,
            detail,
          }))}
        />
      </FoundationSection>
    </FoundationPage>
  ),
};
