import { createEventsApi } from "@jubilee/core/events/events.api";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { LoadingScreen } from "@jubilee/ui/loading-screen";
import { PageHeader } from "@jubilee/ui/page-header";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { useState } from "react";
import { href } from "../../../../app/routing/href.ts";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { keys } from "../../../../event-kit/data/keys.ts";
import { useSeatingPlan } from "../useSeating.ts";
import { NameList } from "./NameList.tsx";
import { CardSheets } from "../../../../event-kit/paper/CardSheets.tsx";
import { controls, page } from "../../../../event-kit/paper/Paper.css.ts";
import { PrintPaper } from "../../../../event-kit/paper/PrintPaper.tsx";
import { usePaper } from "../../../../event-kit/paper/usePaper.ts";
import { PlaceCard } from "./PlaceCard.tsx";
import { cards } from "./Print.css.ts";
import { TableCard } from "./TableCard.tsx";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";

const papers = [
  { value: "cards", label: "Table cards" },
  { value: "places", label: "Place cards" },
  { value: "list", label: "List by name" },
] as const;

/** The seating plan on paper: a card for each table or place, or everybody by name for the door. */
export default function SeatingPrintPage() {
  const { eventId } = useRouteParams("venues.seatingPrint");
  const events = useApi(createEventsApi);
  const [kind, setKind] = useState<(typeof papers)[number]["value"]>("cards");
  const event = useRead(keys.record(eventId), () => events.get(eventId));
  const plan = useSeatingPlan(eventId);
  const paper = usePaper(event.data, "strip");
  const error = event.error ?? plan.error;
  if (error) {
    const retry = () => Promise.all([event.refetch(), plan.refetch()]);
    return (
      <div className={page}>
        <LoadFailed what="The seating plan" error={error} onRetry={retry} />
      </div>
    );
  }
  if (!event.data || !plan.data) return <LoadingScreen />;
  const seating = plan.data;
  const { name } = event.data;
  const people = new Map(seating.people.map((person) => [person.key, person]));
  const set = seating.tables.filter(({ seats }) => seats.some(({ person }) => person !== null));
  const isEmpty = kind !== "list" ? set.length === 0 : seating.people.length === 0;
  return (
    <div className={page}>
      <div className={controls}>
        <PageHeader
          title="Seating to print"
          meta={name}
          actions={
            <Inline gap="2" wrap>
              <LinkButton
                variant="outline"
                href={`${href("events.details", { eventId })}?tab=seating`}
              >
                Back to the plan
              </LinkButton>
              <PrintPaper disabled={isEmpty} />
            </Inline>
          }
        />
        <SegmentedControl label="Paper" segments={papers} value={kind} onValueChange={setKind} />
      </div>
      {isEmpty ? (
        <EmptyState title="Nobody sits yet" drawing="chairs" level={2}>
          Give people their seats first. Each table with people has a card then.
        </EmptyState>
      ) : kind === "cards" ? (
        <div className={cards}>
          {set.map((table) => (
            <TableCard
              key={table.id}
              table={table}
              people={people}
              eventName={name}
              paper={paper}
            />
          ))}
        </div>
      ) : kind === "places" ? (
        <CardSheets
          cards={set.flatMap(({ label, seats }) =>
            seats.flatMap(({ person }) => {
              const who = person === null ? undefined : people.get(person);
              return who
                ? [<PlaceCard key={who.key} person={who} tableLabel={label} paper={paper} />]
                : [];
            }),
          )}
        />
      ) : (
        <NameList seating={seating} caption={`Seating: ${name}`} paper={paper} />
      )}
    </div>
  );
}
