import { hasWords } from "@jubilee/core/base/plain-words.rules";
import { memberTerm } from "@jubilee/core/events/event-types.rules";
import { createCheckInApi } from "@jubilee/core/door/check-in.api";
import { guestType } from "@jubilee/core/door/check-in.rules";
import { createEventsApi } from "@jubilee/core/events/events.api";
import { valueOf } from "@jubilee/core/base/result.rules";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { LoadingScreen } from "@jubilee/ui/loading-screen";
import { PageHeader } from "@jubilee/ui/page-header";
import { SearchField } from "@jubilee/ui/search-field";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Select } from "@jubilee/ui/select";
import { useState } from "react";
import { href } from "../../../../app/routing/href.ts";
import { ForWhoMay } from "../../../../app/routing/ForWhoMay.tsx";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { useMayDo } from "../../../../event-kit/event/useMayDo.ts";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { CardSheets } from "../../../../event-kit/paper/CardSheets.tsx";
import { controls, page } from "../../../../event-kit/paper/Paper.css.ts";
import { PrintPaper } from "../../../../event-kit/paper/PrintPaper.tsx";
import { usePaper } from "../../../../event-kit/paper/usePaper.ts";
import { BadgeCard, type BadgeFormat } from "./BadgeCard.tsx";
import { search, sheet } from "./Badges.css.ts";
import { useReadValue } from "../../../../page-kit/data/useRead.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";

const formats = [
  { value: "a6", label: "A6" },
  { value: "label", label: "Label 90 × 55 mm" },
] as const;

/** Badges of an event on paper: choose who and which size, then print. */
export default function BadgesPage() {
  const { eventId } = useRouteParams("checkIn.badges");
  const mayScan = useMayDo(eventId, "check_in.scan");
  return (
    <ForWhoMay asks="check_in.scan" isOpen={mayScan}>
      <Badges eventId={eventId} />
    </ForWhoMay>
  );
}

function Badges({ eventId }: { eventId: string }) {
  const checkIn = useApi(createCheckInApi);
  const events = useApi(createEventsApi);
  const [format, setFormat] = useState<BadgeFormat>("a6");
  const [typeId, setTypeId] = useState("");
  const [name, setName] = useState("");
  const { data, error, refetch } = useReadValue(["events", eventId, "badges"], async () => {
    const [event, desk, badges] = await Promise.all([
      valueOf(events.get(eventId)),
      valueOf(checkIn.open(eventId)),
      valueOf(checkIn.listBadges(eventId)),
    ]);
    const hasGuests = badges.some((badge) => badge.typeId === guestType);
    const guests = hasGuests ? [{ id: guestType, name: memberTerm(event.eventTypeId) }] : [];
    return { event, types: [...desk.types, ...guests], badges };
  });
  const paper = usePaper(data?.event, format === "a6" ? "badge" : "strip");
  if (error) {
    return (
      <div className={page}>
        <LoadFailed what="The badges" error={error} onRetry={refetch} />
      </div>
    );
  }
  if (!data) return <LoadingScreen />;
  const { event, types, badges } = data;
  const shown = badges.filter(
    (badge) => (typeId === "" || badge.typeId === typeId) && hasWords(badge.name, name),
  );
  const typeNames = new Map(types.map((type) => [type.id, type.name]));
  const cards = shown.map((badge) => (
    <BadgeCard
      key={badge.id}
      badge={badge}
      eventName={event.name}
      typeName={typeNames.get(badge.typeId) ?? ""}
      format={format}
      paper={paper}
    />
  ));
  return (
    <div className={page}>
      <div className={controls}>
        <PageHeader
          title="Badges"
          meta={event.name}
          actions={
            <Inline gap="2">
              <LinkButton
                variant="outline"
                href={`${href("events.details", { eventId })}?tab=check-in`}
              >
                Back to check-in
              </LinkButton>
              <PrintPaper label={`Print ${shown.length}`} disabled={shown.length === 0} />
            </Inline>
          }
        />
        <Inline gap="3" wrap align="end">
          <SegmentedControl
            label="Size"
            segments={formats}
            value={format}
            onValueChange={setFormat}
          />
          <Select
            label="For whom"
            hideLabel
            size="sm"
            value={typeId}
            onValueChange={setTypeId}
            options={[
              { value: "", label: "Everybody" },
              ...types.map((type) => ({ value: type.id, label: type.name })),
            ]}
          />
          <div className={search}>
            <SearchField
              label="Find a name"
              placeholder="Find a name"
              value={name}
              onValueChange={setName}
            />
          </div>
        </Inline>
      </div>
      {shown.length === 0 ? (
        <EmptyState title="No badges to print" drawing="badge" level={2}>
          {badges.length === 0
            ? "Each ticket has a badge, and so has everybody who answered yes. There is none yet."
            : "Nobody matches. Change the ticket or the name."}
        </EmptyState>
      ) : (
        <div className={sheet}>{format === "label" ? <CardSheets cards={cards} /> : cards}</div>
      )}
    </div>
  );
}
