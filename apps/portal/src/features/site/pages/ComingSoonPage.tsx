import { findCategory } from "@jubilee/core/site/catalogue.rules";
import { Badge } from "@jubilee/ui/badge";
import { LinkButton } from "@jubilee/ui/link-button";
import { Text } from "@jubilee/ui/text";
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
    <PageFrame width="text">
      <PageHeader title={entry?.title} lead={feature?.description} />
      <Badge tone="marigold">Coming Soon</Badge>
      <Text size={16} tone="muted">
        Nobody is listed here yet.
      </Text>
      <LinkButton href={href("dashboard")} variant="outline">
        Go to your dashboard
      </LinkButton>
    </PageFrame>
  );
}
