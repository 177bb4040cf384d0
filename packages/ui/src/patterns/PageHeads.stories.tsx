import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plus } from "lucide-react";
import { Breadcrumbs } from "../components/breadcrumbs/Breadcrumbs.tsx";
import { Button } from "../components/button/Button.tsx";
import { PageHeader } from "../components/page-header/PageHeader.tsx";
import { Text } from "../components/text/Text.tsx";
import { FoundationPage } from "../foundations/FoundationPage.tsx";
import { FoundationSection } from "../foundations/FoundationSection.tsx";
import { PatternRules } from "./PatternRules.tsx";

const meta = {
  title: "Patterns/Page heads",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const PageHeads: Story = {
  render: () => (
    <FoundationPage
      title="Page heads"
      lead="A page says where one is, what is here, and the one thing that is done here most."
    >
      <FoundationSection
        title="One head"
        about="Where it is, its name, its facts in a line, one filled button."
      >
        <PageHeader
          before={
            <Breadcrumbs
              crumbs={[{ label: "Thirty Years On", href: "#events" }, { label: "Classmates" }]}
            />
          }
          title="Classmates"
          meta={<Text tone="muted">141 of 412 are coming, 96 have not been found</Text>}
          actions={<Button icon={<Plus />}>Add a classmate</Button>}
        />
      </FoundationSection>
      <PatternRules
        do={[
          "Name the page as the way that led here named it.",
          "Say the figure that decides: how many are coming, not how many rows there are.",
          "Leave one filled button; what is done less often stands beside it outlined, or behind “…”.",
          "Let a long name break; an event’s name is never cut in its own head.",
        ]}
        doNot={[
          "Do not repeat the title in a card below it.",
          "Do not put a second filled button anywhere else on the page.",
          "Do not write “Manage”, “Overview of” or “Page” before the noun.",
          "Do not move the button while the page loads: its place is kept.",
        ]}
        instead={[
          ["Guest Management Dashboard", "Classmates"],
          ["Total records: 412", "141 of 412 are coming"],
          ["+ New", "Add a classmate"],
        ]}
        parts={[
          ["PageHeader", "The top of a page, with its h1."],
          ["Section", "A part of a page, with its h2."],
          ["Card", "One thing among others of its kind."],
        ]}
      />
    </FoundationPage>
  ),
};
