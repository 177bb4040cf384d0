import type { AnnouncementRecord } from "@jubilee/core/announcements/announcements.types";
import { personalSubject } from "@jubilee/core/base/reader-fields.rules";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { toast } from "@jubilee/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { href } from "../../../app/routing/href.ts";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { useLiveEvent } from "../../../event-kit/event/useLiveEvent.ts";
import { useMayDo } from "../../../event-kit/event/useMayDo.ts";
import { RecordPage } from "../../../page-kit/data/RecordPage.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { AnnouncementStateBadge } from "../AnnouncementStateBadge.tsx";
import { tab } from "../announcements.tab.ts";
import { inputOf } from "../editor/announcementDraft.rules.ts";
import { AnnouncementForm } from "../editor/AnnouncementForm.tsx";
import { announcementKeys } from "../keys.ts";
import { useAnnouncement } from "../useAnnouncement.ts";
import { phaseOf, whenWords } from "../when.rules.ts";
import { Corrected } from "./Corrected.tsx";
import { Delivery } from "./Delivery.tsx";
import { RecordActions } from "./RecordActions.tsx";
import { Said } from "./Said.tsx";
import { Versions } from "./Versions.tsx";

const live = [tab];

/** One announcement: written while it is a draft; once it goes, who has read it and what it says now. */
export default function AnnouncementPage() {
  const { announcementId } = useRouteParams("announcements.details");
  return (
    <RecordPage
      of={useAnnouncement(announcementId)}
      noun="announcement"
      asks="announcements.read"
      all={<LinkButton href={href("announcements.list")}>Your announcements</LinkButton>}
      skeleton={
        <PageFrame>
          <SkeletonRows count={6} />
        </PageFrame>
      }
    >
      {(announcement) => <Kept key={announcement.id} announcement={announcement} />}
    </RecordPage>
  );
}

function Kept({ announcement }: { announcement: AnnouncementRecord }) {
  const { id, state, texts, mainLocale, eventId, eventName } = announcement;
  useLiveEvent(eventId, live, announcementKeys.all);
  const queries = useQueryClient();
  const locale = useLocale();
  const mayWrite = useMayDo(eventId, "messages.send");
  const [when, zone] = whenWords(announcement, locale);
  const phase = phaseOf(state);
  // It is nobody's in particular here: three dots stand where each one reads their name.
  const subject = personalSubject(texts[mainLocale]?.subject ?? "", "…");
  return (
    <PageFrame>
      <PageHeader
        title={<bdi>{subject === "" ? "Without a subject" : subject}</bdi>}
        lead={
          <>
            <AnnouncementStateBadge of={announcement} /> <bdi>{eventName}</bdi>
            {state !== "draft" && <span>{` · ${when} (${zone})`}</span>}
          </>
        }
        actions={mayWrite && <RecordActions announcement={announcement} />}
      />
      <Stack gap="8">
        {phase === "gone" && <Delivery announcement={announcement} />}
        {mayWrite && <Corrected announcement={announcement} />}
        {mayWrite ? (
          <AnnouncementForm
            key={phase}
            start={inputOf(announcement)}
            event={{
              id: eventId,
              typeId: announcement.eventTypeId,
              coverSeed: announcement.coverSeed,
              coverUrl: announcement.coverUrl,
              name: eventName,
              place: announcement.eventPlace,
            }}
            record={announcement}
            onDraft={(kept) => queries.setQueryData(announcementKeys.record(id), kept)}
            onDone={() => toast.success("Kept")}
          />
        ) : (
          <Said announcement={announcement} />
        )}
        <Versions announcement={announcement} />
      </Stack>
    </PageFrame>
  );
}
