import type { SponsorDraft } from "@jubilee/core/media/gallery.types";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Section } from "@jubilee/ui/section";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Plus } from "lucide-react";
import { useState } from "react";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { tiers as tierList } from "./Gallery.css.ts";
import { draftOf, emptySponsor } from "./sponsorDraft.rules.ts";
import { SponsorDialog } from "./SponsorDialog.tsx";
import { SponsorTierPart } from "./SponsorTierPart.tsx";
import { useSponsors } from "./useSponsors.ts";

/** Who makes the event possible, by level. */
export function SponsorDesk({ eventId }: { eventId: string }) {
  const { query, tiers, write, save, remove, moveSponsor, moveTier } = useSponsors(eventId);
  const [edited, setEdited] = useState<{ id: string | null; draft: SponsorDraft } | null>(null);
  if (query.error) {
    return <LoadFailed what="The sponsors" error={query.error} onRetry={query.refetch} />;
  }
  const add = (
    <Button
      variant="secondary"
      icon={<Plus />}
      onClick={() => setEdited({ id: null, draft: emptySponsor })}
    >
      Add a sponsor
    </Button>
  );
  return (
    <Section
      divided
      title="Sponsors"
      description="Who makes it possible, level by level, on the event’s page and in its showcase."
      action={tiers.length > 0 ? add : undefined}
    >
      {!query.data && <SkeletonRows count={3} />}
      {query.data?.length === 0 && (
        <EmptyState drawing="heart" title="No sponsors yet" action={add} level={3}>
          A name, a level and a website are enough. A logo makes them recognised.
        </EmptyState>
      )}
      <div className={tierList}>
        {tiers.map((tier, at) => (
          <SponsorTierPart
            key={tier.id}
            tier={tier}
            isFirst={at === 0}
            isLast={at === tiers.length - 1}
            onMove={(by) => void moveTier(at, by)}
            onMoveSponsor={(id, by) => void moveSponsor(id, by)}
            onEdit={(sponsor) => setEdited({ id: sponsor.id, draft: draftOf(sponsor, tier.name) })}
            onRemove={(sponsor) => void remove(sponsor, tier)}
          />
        ))}
      </div>
      {edited && (
        <SponsorDialog
          key={edited.id ?? "new"}
          eventId={eventId}
          draft={edited.draft}
          isNew={edited.id === null}
          tiers={tiers.map(({ name }) => name)}
          write={write}
          save={(draft) => save(edited.id, draft)}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}
