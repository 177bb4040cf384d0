import { planRank } from "@jubilee/core/account/access.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useState } from "react";
import { href } from "../../../../app/routing/href.ts";
import type { PageReads } from "../../../../app/routing/reads.types.ts";
import { useAccount, useMay } from "../../../../app/session/useRights.ts";
import { myEventsRead, useMyEvents } from "../../../../event-kit/data/useMyEvents.ts";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { SeePlans } from "../../../../page-kit/SeePlans.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { ChooseEvent } from "./ChooseEvent.tsx";
import * as css from "./OwnTemplates.css.ts";
import { OwnTemplateCard } from "./OwnTemplateCard.tsx";
import { SaveTemplate } from "./SaveTemplate.tsx";
import { ownTemplatesRead, useOwnTemplates } from "./useOwnTemplates.ts";

export const reads: PageReads = ({ client, read }) =>
  Promise.all([read(ownTemplatesRead(client)), read(myEventsRead(client))]);

function PlanNotice() {
  const account = useAccount();
  if (!account || planRank(account.plan) >= planRank("pro")) return null;
  return (
    <div className={css.plan}>
      <Banner title="Keeping events as templates comes with Pro" action={<SeePlans />}>
        Our 35 templates are there on every plan, and so is what you kept before.
      </Banner>
    </div>
  );
}

/** The account's own events, kept for the next ones. */
export default function OwnTemplatesPage() {
  const { data, error, refetch } = useOwnTemplates();
  const events = useMyEvents().data ?? [];
  const mayWrite = useMay("events.write");
  const [isChoosing, setChoosing] = useState(false);
  const [saving, setSaving] = useState<EventRecord | null>(null);
  const save = mayWrite && events.length > 0 && (
    <Button onClick={() => setChoosing(true)}>Save an event as a template</Button>
  );
  return (
    <PageFrame>
      <PageHeader
        title="Your templates"
        lead="Your own events, kept without their people and dates for the next ones."
        actions={
          <Inline gap="3">
            <LinkButton variant="outline" href={href("templates.index")}>
              All templates
            </LinkButton>
            {data && data.length > 0 && save}
          </Inline>
        }
      />
      <PlanNotice />
      {error && <LoadFailed what="Your templates" error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonRows count={4} />}
      {data?.length === 0 && (
        <EmptyState drawing="calendar" title="No template of your own yet" action={save}>
          What went well once is a plan for the next time: the programme, the tasks with their days,
          the form and the mails. Names and addresses are taken out.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className={css.cards} aria-label="Your templates">
          {data.map((template) => (
            <OwnTemplateCard key={template.id} template={template} />
          ))}
        </ul>
      )}
      {isChoosing && (
        <ChooseEvent
          events={events}
          onClose={() => setChoosing(false)}
          onChoose={(event) => {
            setChoosing(false);
            setSaving(event);
          }}
        />
      )}
      {saving && <SaveTemplate event={saving} onClose={() => setSaving(null)} />}
    </PageFrame>
  );
}
