import { findCategory } from "@jubilee/core/site/catalogue.rules";
import { Badge } from "@jubilee/ui/badge";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { href } from "../../../app/routing/href.ts";
import { useRoute } from "../../../app/routing/useRoute.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";

/** The planner and supplier directories. Source: features decision 4. */
export default function ComingSoonPage() {
  const entry = useRoute()?.entry;
  const feature = findCategory("event-planner-directory")?.features.find(
    ({ key }) => key === entry?.feature,
  );
  return (
    <PageFrame>
      <PageHeader
        title={entry?.title}
        lead={feature?.description}
        actions={<Badge tone="marigold">Coming Soon</Badge>}
      />
      <EmptyState
        drawing="people"
        title="Nobody is listed here yet"
        action={
          <LinkButton href={href("dashboard")} variant="outline">
            Go to your dashboard
          </LinkButton>
        }
      >
        As soon as this directory opens, you find here whom you can ask.
      </EmptyState>
    </PageFrame>
  );
}
