import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../components/card/Card.tsx";
import { CodeBlock } from "../components/code-block/CodeBlock.tsx";
import { EventCover } from "../components/event-cover/EventCover.tsx";
import { Grid } from "../components/grid/Grid.tsx";
import { Link } from "../components/link/Link.tsx";
import { Text } from "../components/text/Text.tsx";
import { eventTypeIds } from "../covers/inks.ts";
import { FoundationPage } from "./FoundationPage.tsx";
import { FoundationSection } from "./FoundationSection.tsx";
import { hero, rules } from "./Page.css.ts";

const meta = {
  title: "Start/Welcome",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const places = [
  [
    "Colour",
    "foundations-colour--colour",
    "Roles, measured contrast and six scales, by day and by night.",
  ],
  ["Type", "foundations-type--type", "Two families, nine sizes, and how long German behaves."],
  ["Covers", "foundations-covers--covers", "Twelve occasions, drawn from the event itself."],
  ["Brand", "foundations-brand--brand", "A theme from one colour of a logo, always readable."],
  ["Writing", "foundations-writing--writing", "How the product speaks, and what it never says."],
  [
    "A planner’s page",
    "patterns-planner-s-page--at-a-glance-page",
    "At a Glance, composed of components alone.",
  ],
  [
    "Page rules",
    "patterns-page-rules--page-rules",
    "Do and do not of a whole page; each pattern has such a page beside it.",
  ],
  [
    "Keyboard",
    "foundations-keyboard--keyboard",
    "What is pressed in lists, boards, figures, talk and fields.",
  ],
] as const;

const usage = `import { Button } from "@jubilee/ui/button";
import { Stack } from "@jubilee/ui/stack";

<Stack gap="4">
  <Button variant="primary-action">Create event</Button>
</Stack>`;

export const Welcome: Story = {
  render: () => (
    <FoundationPage
      title="A well-made invitation that happens to be software"
      lead="The parts that Jubilee is made of: warm, calm, confident. Generous white space, one accent, people first and chrome last; on a phone first, by day and by night."
    >
      <FoundationSection title="Look around">
        <div className={hero}>
          {eventTypeIds.map((typeId) => (
            <EventCover key={typeId} typeId={typeId} eventId="welcome" shape="fill" />
          ))}
        </div>
        <Grid columns={{ mobile: "1", tablet: "2", desktop: "3" }}>
          {places.map(([title, story, about]) => (
            <Card
              key={title}
              level={3}
              title={
                <Link look="action" href={`./?path=/story/${story}`} target="_top">
                  {title}
                </Link>
              }
            >
              <Text tone="muted">{about}</Text>
            </Card>
          ))}
        </Grid>
      </FoundationSection>
      <FoundationSection
        title="Take a part"
        about="One entry a component: a page pays for what it shows. Layout by props, looks by variants; no part takes a class or a style."
      >
        <CodeBlock label="Usage" code={usage} />
      </FoundationSection>
      <FoundationSection title="See it every way">
        <ul className={rules}>
          <li>
            The half-filled square above changes the theme: light, dark, each with high contrast, or
            as the device.
          </li>
          <li>
            The arrows turn the direction of reading, the calendar the type of event with its words.
          </li>
          <li>Inside a story, the frames set its width: 320, 390, 820 and 1440 pixels.</li>
          <li>
            Every story is opened in a browser, pressed through and checked for accessibility with
            each test run.
          </li>
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
};
