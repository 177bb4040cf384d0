import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../components/grid/Grid.tsx";
import { Heading } from "../components/heading/Heading.tsx";
import { MoneyText } from "../components/money-text/MoneyText.tsx";
import { Stack } from "../components/stack/Stack.tsx";
import { Text } from "../components/text/Text.tsx";
import { inlineVars } from "../inlineVars.ts";
import { fontSize } from "../theme/measures.ts";
import { FoundationPage } from "./FoundationPage.tsx";
import { FoundationSection } from "./FoundationSection.tsx";
import { sizeVar, textLine, typeLine } from "./Page.css.ts";

const meta = {
  title: "Foundations/Type",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const display = ["64", "48", "36", "28", "22"] as const;
const text = ["18", "16", "14", "12"] as const;
const uses: Record<keyof typeof fontSize, string> = {
  "64": "Landing page, a countdown",
  "48": "An event’s own page",
  "36": "Title of a page, a total",
  "28": "Name of an event, a figure",
  "22": "Head of a section",
  "18": "Head of a panel; stories",
  "16": "Reading, fields on phones",
  "14": "The interface",
  "12": "Captions, heads of tables",
};

export const Type: Story = {
  render: () => (
    <FoundationPage
      title="Type"
      lead="Fraunces speaks for the occasion: titles, names of events, big figures. Instrument Sans does the work. Nine sizes, three weights, and nothing between."
    >
      <FoundationSection title="Display" about="Fraunces at weight 560, tight, never justified.">
        <Stack gap="6">
          {display.map((name) => (
            <Stack key={name} gap="1">
              <Text size={12} tone="muted" numeric>
                {name} px. {uses[name]}
              </Text>
              <span className={typeLine} style={inlineVars({ [sizeVar]: fontSize[name] })}>
                Thirty years on, and the canoe is back
              </span>
            </Stack>
          ))}
        </Stack>
      </FoundationSection>
      <FoundationSection
        title="Text"
        about="Instrument Sans: 400 to read, 500 for controls at rest, 600 for names, labels and buttons."
      >
        <Stack gap="5">
          {text.map((name) => (
            <Stack key={name} gap="1">
              <Text size={12} tone="muted" numeric>
                {name} px. {uses[name]}
              </Text>
              <span className={textLine} style={inlineVars({ [sizeVar]: fontSize[name] })}>
                Doors open at half past six. Bring a photograph for the wall.
              </span>
            </Stack>
          ))}
        </Stack>
      </FoundationSection>
      <FoundationSection
        title="Figures"
        about="In columns every figure has the same width; money is written by its currency’s own rules."
      >
        <Grid columns={{ mobile: "1", tablet: "3" }} gap="6">
          <Stack gap="1" align="end">
            <MoneyText amountMinor={1_045_500} currency="USD" locale="en-US" />
            <MoneyText amountMinor={111_111} currency="USD" locale="en-US" />
            <MoneyText amountMinor={8_080} currency="USD" locale="en-US" />
          </Stack>
          <MoneyText amountMinor={123_450} currency="EUR" size="total" locale="de-DE" />
          <MoneyText amountMinor={2470} currency="JPY" size="sum" locale="ja-JP" />
        </Grid>
      </FoundationSection>
      <FoundationSection
        title="Long words and other scripts"
        about="Titles break evenly, long compounds break anywhere, and what is written from right to left starts there."
      >
        <Grid columns={{ mobile: "1", tablet: "2" }} gap="8">
          <Heading level={3} size="event">
            Großes Grünewald-Familientreffen am Tegernsee mit allen Vettern und Basen
          </Heading>
          <div lang="ar" dir="rtl">
            <Heading level={3} size="event">
              لقاء عائلة الحدّاد الكبير على ضفاف البحيرة
            </Heading>
          </div>
        </Grid>
      </FoundationSection>
    </FoundationPage>
  ),
};
