import type { Showcase } from "@jubilee/core/sharing/showcase.types";
import { draftOf } from "@jubilee/core/sharing/showcase.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { ExternalLink } from "lucide-react";
import { ForWhoMay } from "../../../app/routing/ForWhoMay.tsx";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { useMay, useIsInRole } from "../../../app/session/useRights.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { RemoveShowcase } from "./RemoveShowcase.tsx";
import { ShowcaseDesk } from "./ShowcaseDesk.tsx";
import { ShowcasePreview } from "./ShowcasePreview.tsx";
import { useShowcases } from "./useShowcases.ts";

/** One showcase: which events it shows and how, its page, its widget. */
export default function ShowcaseDetailPage() {
  const { showcaseId } = useRouteParams("showcases.showcase");
  const mayRead = useIsInRole("showcases.read");
  const { data, error, refetch } = useShowcases();
  const showcase = data?.find(({ id }) => id === showcaseId);
  if (data && !showcase && !mayRead) return <ForWhoMay asks="showcases.read" isOpen={false} />;
  return (
    <PageFrame>
      {error && <LoadFailed what="The showcase" error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonRows count={6} />}
      {data && !showcase && (
        <EmptyState drawing="lost" level={1} title="There is no such showcase" />
      )}
      {showcase && <Details key={showcase.id} showcase={showcase} />}
    </PageFrame>
  );
}

function Details({ showcase }: { showcase: Showcase }) {
  const { name, shownCount, link } = showcase;
  const mayWrite = useMay("showcases.write");
  const count = counted(shownCount, "event");
  return (
    <>
      <PageHeader
        title={name}
        lead={`Shows ${count} now.`}
        actions={
          link?.status === "active" && (
            <LinkButton variant="outline" href={link.path} target="_blank" icon={<ExternalLink />}>
              View page
            </LinkButton>
          )
        }
      />
      {mayWrite ? (
        <Stack gap="8">
          <ShowcaseDesk showcase={showcase} />
          <RemoveShowcase showcase={showcase} />
        </Stack>
      ) : (
        <ShowcasePreview draft={draftOf(showcase)} />
      )}
    </>
  );
}
