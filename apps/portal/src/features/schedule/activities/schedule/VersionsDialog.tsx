import type { EventRecord } from "@jubilee/core/events/events.types";
import { Dialog } from "@jubilee/ui/dialog";
import { Section } from "@jubilee/ui/section";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { activityKeys } from "../../../../event-kit/activityKeys.ts";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { ChangeList } from "./ChangeList.tsx";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createActivitiesApi } from "@jubilee/core/schedule/activities.api";

export interface VersionsDialogProps {
  event: EventRecord;
  onClose: () => void;
}

/** What was published when, and what each version changed. */
export function VersionsDialog({ event, onClose }: VersionsDialogProps) {
  const api = useApi(createActivitiesApi);
  const locale = useLocale();
  const { data, error, refetch } = useRead(activityKeys.versions(event.id), () =>
    api.versions(event.id),
  );
  const when = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "short" });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="l"
      title="Versions of the schedule"
    >
      {error && <LoadFailed what="The versions" error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonRows count={3} />}
      {data?.length === 0 && <Text tone="muted">Nothing was published yet.</Text>}
      <Stack gap="6">
        {data?.map(({ number, releasedAt, notes, changes }) => (
          <Section
            key={number}
            title={`Version ${number}`}
            level={3}
            size="panel"
            description={[when.format(Date.parse(releasedAt)), notes].filter(Boolean).join(". ")}
          >
            <ChangeList changes={changes} timeZone={event.timeZone} />
          </Section>
        ))}
      </Stack>
    </Dialog>
  );
}
