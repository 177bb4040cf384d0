import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { EventCover } from "../components/event-cover/EventCover.tsx";
import { Grid } from "../components/grid/Grid.tsx";
import { eventTypeIds, type EventTypeId } from "../covers/inks.ts";
import type { CoverSubject } from "../covers/subject.ts";
import { CoverSample } from "./CoverSample.tsx";
import { FoundationPage } from "./FoundationPage.tsx";
import { FoundationSection } from "./FoundationSection.tsx";
import { hero } from "./Page.css.ts";
import { SeedField } from "./SeedField.tsx";

const meta = {
  title: "Foundations/Covers",
  tags: ["!autodocs"],
  // The drawings are hidden from readers; walking through their thousands of shapes finds nothing.
  parameters: { layout: "fullscreen", a11y: { context: { exclude: ["span[aria-hidden] > svg"] } } },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const subjects: Record<EventTypeId, [name: string, subject: string, seeds: string[]]> = {
  "club-type-1": ["Club", "Enamel pins", ["harbour-chess", "vinyl-night", "rowing"]],
  "community-type-1": ["Community", "The street", ["lantern-walk", "block-party", "elm-row"]],
  "family-type-1": ["Family", "The pieced quilt", ["gruenewald", "al-haddad", "okonkwo"]],
  "milestone-type-1": ["Milestone", "A ring for every year", ["seventy", "golden", "sixteen"]],
  "military-type-1": [
    "Military",
    "Court-mounted medals",
    ["third-battalion", "hms-argyll", "corps"],
  ],
  "professional-type-1": ["Professional", "Lines that meet", ["craft-2026", "nordlicht", "summit"]],
  "school-type-1": ["School", "The class photo", ["lincoln-1996", "st-brendan", "hartwell"]],
  "social-type-1": ["Social", "The table from above", ["long-lunch", "aperitivo", "supper"]],
  "sports-team-type-1": ["Sports Team", "Kit on the line", ["otters", "riverside", "league"]],
  "fraternity-sorority-type-1": [
    "Fraternity/Sorority",
    "One crest, many quarterings",
    ["delta", "kappa", "omega"],
  ],
  "friends-type-1": ["Friends", "Woven bracelets", ["ida-and-co", "lisbon", "cabin"]],
  "cultural-type-1": ["Cultural", "Cut tile or stepped rug", ["nowruz", "kermesse", "lanterns"]],
};

const occasions: Record<CoverSubject, string> = {
  wedding: "Wedding: flowers and rings",
  birthday: "Birthday: cakes and candles",
  anniversary: "Anniversary: two of everything",
  baby: "Baby shower: a mobile",
  graduation: "Graduation: caps in the air",
  hall: "Hall: tall windows",
  garden: "Garden: trees on hills",
  sails: "Waterside: sails",
  stage: "Theatre: curtain and stage",
  books: "Library: shelves of books",
  pitch: "Sports ground: the field",
  table: "Restaurant: the table from above",
};

export const Covers: Story = {
  render: () => (
    <FoundationPage
      title="Covers"
      lead="A cover for every occasion, drawn from the event itself. Twelve types of event, twelve subjects; the event’s id picks the inks, the cast and the arrangement. The same event always gets the same picture, and other inks at night. An occasion or a place has a subject of its own, named in the seed."
    >
      <FoundationSection title="All twelve">
        <div className={hero}>
          {eventTypeIds.map((typeId) => (
            <EventCover key={typeId} typeId={typeId} eventId="one" shape="fill" />
          ))}
        </div>
      </FoundationSection>
      <FoundationSection
        title="Your own seed"
        about="What decides is the event’s type and its id, nothing else: no clock and no chance."
      >
        <SeedField />
      </FoundationSection>
      {Object.entries(subjects).map(([typeId, [name, subject, seeds]]) => (
        <FoundationSection key={typeId} title={name} about={subject}>
          <Grid columns={{ mobile: "1", tablet: "3" }} gap="4">
            {seeds.map((seed) => (
              <CoverSample key={seed} typeId={typeId} seed={seed} />
            ))}
          </Grid>
        </FoundationSection>
      ))}
      {Object.entries(occasions).map(([subject, name]) => (
        <FoundationSection key={subject} title={name}>
          <Grid columns={{ mobile: "1", tablet: "3" }} gap="4">
            {["one", "two", "three"].map((seed) => (
              <CoverSample key={seed} typeId="milestone-type-1" seed={`${subject}:${seed}`} />
            ))}
          </Grid>
        </FoundationSection>
      ))}
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        canvasElement.querySelectorAll("span[aria-hidden][style*='blob:']").length,
      ).toBeGreaterThan(83),
    );
  },
};
