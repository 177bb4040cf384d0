import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../components/stack/Stack.tsx";
import { Text } from "../components/text/Text.tsx";
import { inlineVars } from "../inlineVars.ts";
import { contrast } from "../theme/contrast.ts";
import { dayNight } from "../theme/dayNight.ts";
import { dayScales, nightScales, type Hue, type Scale } from "../theme/scales.ts";
import { rolePairs } from "../theme/rolePairs.ts";
import { vars } from "../theme/vars.css.ts";
import { ContrastMatrix } from "./ContrastMatrix.tsx";
import { FoundationPage } from "./FoundationPage.tsx";
import { FoundationSection } from "./FoundationSection.tsx";
import { measureContrast } from "./measureContrast.ts";
import { frontVar, groundVar, scales, step as stepStyle } from "./Page.css.ts";

const meta = {
  title: "Foundations/Colour",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const hues: Record<Hue, string> = {
  ink: "Ink and paper. Text, grounds and lines; almost everything.",
  plum: "Plum. Actions, links, focus, what is chosen. A brand takes its place.",
  marigold: "Marigold. Joining, celebrating, nearly gone, coming soon.",
  moss: "Moss. Coming, paid, done.",
  brick: "Brick. Declined, overdue, owed, errors.",
  sky: "Sky. Information, and people without a photo.",
};
const steps = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;

/** The number on a step: paper or ink, whichever is read better. */
function numberOn(hue: Hue, index: number): string {
  const better = (scale: Scale, ink: Scale) => {
    const ground = scale[index] ?? ink[0];
    return contrast(ink[0], ground) > contrast(ink[11], ground) ? ink[0] : ink[11];
  };
  return dayNight(better(dayScales[hue], dayScales.ink), better(nightScales[hue], nightScales.ink));
}

export const Colour: Story = {
  render: () => (
    <FoundationPage
      title="Colour"
      lead="Components name what a colour is for, and the theme decides which one that is, by day, by night and with more contrast. Every figure below is measured on this page, as it is drawn now: change the theme above and it is measured again."
    >
      <FoundationSection
        title="Text on grounds"
        about="At least 7 for text, 4.5 for every other word; 7 for all of them with high contrast."
      >
        <ContrastMatrix
          label="Text on grounds"
          fronts={[
            "text",
            "textMuted",
            "actionText",
            "dangerText",
            "successText",
            "warningText",
            "infoText",
          ]}
          grounds={["page", "surface", "raised", "well", "field", "hover", "selected", "tint"]}
        />
      </FoundationSection>
      <FoundationSection
        title="Words on solids"
        about="At least 4.5; 7 with high contrast. One solid action a view."
      >
        <ContrastMatrix
          label="Words on solids"
          fronts={["onAction", "onCelebrate", "onDanger", "onPop"]}
          grounds={[
            "action",
            "actionHover",
            "celebrate",
            "celebrateHover",
            "danger",
            "dangerHover",
            "pop",
          ]}
        />
      </FoundationSection>
      <FoundationSection
        title="Marks and lines"
        about="What is seen and not read: the focus ring, solid buttons, edges of fields. At least 3 for what must be found; hairlines are quiet, and turn strong with high contrast."
      >
        <ContrastMatrix
          label="Marks and lines"
          fronts={["focus", "action", "danger", "pop", "fieldBorder", "border", "line"]}
          grounds={["page", "surface", "raised", "well", "field", "hover", "selected", "tint"]}
        />
      </FoundationSection>
      <FoundationSection
        title="Scales"
        about="Twelve steps a hue, made in OKLCH: 1 and 2 are grounds, 3 to 5 grounds of components, 6 to 8 lines, 9 and 10 solids, 11 and 12 text. The night has scales of its own."
      >
        {Object.entries(hues).map(([hue, about]) => (
          <Stack key={hue} gap="2">
            <Text weight="strong">{about}</Text>
            <div className={scales}>
              {steps.map((step, index) => (
                <div
                  key={step}
                  className={stepStyle}
                  title={`${hue} ${step}: ${dayScales[hue as Hue][index]} by day`}
                  style={inlineVars({
                    [groundVar]: vars[hue as Hue][step],
                    [frontVar]: numberOn(hue as Hue, index),
                  })}
                >
                  <span aria-hidden="true">{step}</span>
                </div>
              ))}
            </div>
          </Stack>
        ))}
      </FoundationSection>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll<HTMLElement>("[data-pair]")];
    const shown = new Set(cells.map((cell) => cell.dataset["pair"]));
    // A knob is drawn, and never written in: the theme’s own test measures it.
    const missing = rolePairs.filter(
      ({ front, ground }) => front !== "knob" && !shown.has(`${front} ${ground}`),
    );
    await expect(missing).toEqual([]);
    const short = cells
      .filter((cell) => measureContrast(cell) < Number(cell.dataset["least"]))
      .map((cell) => `${cell.dataset["pair"]}: ${measureContrast(cell).toFixed(2)}`);
    await expect(short).toEqual([]);
  },
};
