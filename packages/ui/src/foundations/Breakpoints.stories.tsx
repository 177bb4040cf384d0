import type { Meta, StoryObj } from "@storybook/react-vite";
import { DescriptionList } from "../components/description-list/DescriptionList.tsx";
import { Grid } from "../components/grid/Grid.tsx";
import { Card } from "../components/card/Card.tsx";
import { Text } from "../components/text/Text.tsx";
import { breakpoints } from "../theme/measures.ts";
import { CurrentRange } from "./CurrentRange.tsx";
import { FoundationPage } from "./FoundationPage.tsx";
import { FoundationSection } from "./FoundationSection.tsx";

const meta = {
  title: "Foundations/Breakpoints",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const { tablet, desktop } = breakpoints;

export const Breakpoints: Story = {
  render: () => (
    <FoundationPage
      title="Breakpoints"
      lead="Three ranges, phone first. Every screen is looked at with 390, 820 and 1440 pixels, and nothing scrolls sideways at 320."
    >
      <FoundationSection title="Ranges">
        <CurrentRange />
        <DescriptionList
          items={[
            {
              term: "mobile",
              detail: `Below ${tablet}. One column; lists become lines; targets of 44 px.`,
            },
            {
              term: "tablet",
              detail: `${tablet} to ${desktop - 1}. Two columns where they help; panels come from below.`,
            },
            {
              term: "desktop",
              detail: `From ${desktop}. The rail, panels beside lists, tables in full.`,
            },
          ]}
        />
      </FoundationSection>
      <FoundationSection
        title="A grid that follows"
        about="Layout props take one value, or one per range: columns={{ mobile: “1”, tablet: “2”, desktop: “4” }}."
      >
        <Grid columns={{ mobile: "1", tablet: "2", desktop: "4" }}>
          {["Date and place", "Guests", "Tickets", "Page"].map((title) => (
            <Card key={title} title={title} level={3}>
              <Text tone="muted">Beside its neighbours where there is room.</Text>
            </Card>
          ))}
        </Grid>
      </FoundationSection>
    </FoundationPage>
  ),
};
