import { findCategory } from "@jubilee/core/site/catalogue.rules";
import { Badge } from "@jubilee/ui/badge";
import { Section } from "@jubilee/ui/section";
import { Drawing } from "@jubilee/ui/drawing";
import { Heading } from "@jubilee/ui/heading";
import { LinkButton } from "@jubilee/ui/link-button";
import { Text } from "@jubilee/ui/text";
import { BellRing, BookUser, Building2, MapPinned, MessagesSquare, UserPlus } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import { useRoute } from "../../../app/routing/useRoute.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { Tile } from "../../../page-kit/tiles/Tile.tsx";
import { tiles } from "../../../page-kit/tiles/Tiles.css.ts";
import { opening } from "../areas/AreaScreen.css.ts";
import * as css from "./ComingSoonPage.css.ts";

const forum = {
  title: "Ask in the forum",
  says: "What your team has learnt about suppliers and places",
  Icon: MessagesSquare,
  tone: "plum",
  does: href("forum.list"),
} as const;

/** What leads on today, as near as it comes to what each directory will hold. */
const today = {
  "planner-directory": [
    {
      title: "Your team",
      says: "Invite somebody to plan with you, in a role that fits",
      Icon: UserPlus,
      tone: "moss",
      does: href("team"),
    },
    {
      title: "Directory",
      says: "Everybody who comes to your events, in one list",
      Icon: BookUser,
      tone: "sky",
      does: href("people.directory"),
    },
    forum,
  ],
  "supplier-directory": [
    {
      title: "Your venues",
      says: "Houses you know, with rooms, prices and whom to call",
      Icon: Building2,
      tone: "moss",
      does: href("venues.manage"),
    },
    {
      title: "Find a venue",
      says: "By place, size, access and what it costs",
      Icon: MapPinned,
      tone: "sky",
      does: href("venues.find"),
    },
    forum,
  ],
} as const;

/** What each is to hold. */
const plans = {
  "planner-directory":
    "People who plan for others will be found here by what they plan and where. Until then, the people you know are closer than you think.",
  "supplier-directory":
    "Caterers, bands and halls will be found here by place and price. Until then, the houses you know and those others list are a press away.",
} as const;

const drawings = { "planner-directory": "people", "supplier-directory": "table" } as const;

/** The planner and supplier directories. Source: features decision 4. */
export default function ComingSoonPage() {
  const entry = useRoute()?.entry;
  const feature = findCategory("event-planner-directory")?.features.find(
    ({ key }) => key === entry?.feature,
  );
  const ways = entry?.feature === "planner-directory" ? "planner-directory" : "supplier-directory";
  return (
    <PageFrame>
      <PageHeader
        title={
          <>
            {entry?.title} <Badge tone="marigold">Coming Soon</Badge>
          </>
        }
        lead={feature?.description}
      />
      <div className={opening}>
        <Drawing name={drawings[ways]} />
        <div className={css.words}>
          <Heading level={2}>Nobody is listed here yet</Heading>
          <Text tone="muted" size={16}>
            {plans[ways]}
          </Text>
          <div className={css.acts}>
            <LinkButton
              href={`${href("contact")}?subject=${encodeURIComponent(`Tell me when the ${entry?.title ?? "directory"} opens`)}`}
              icon={<BellRing />}
            >
              Tell me when it opens
            </LinkButton>
          </div>
        </div>
      </div>
      <Section title="What works today" size="section">
        <ul className={tiles.three}>
          {today[ways].map((way) => (
            <Tile key={way.title} {...way} />
          ))}
        </ul>
      </Section>
    </PageFrame>
  );
}
