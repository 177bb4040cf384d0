import { peopleAtStart, peopleWords } from "@jubilee/core/events/event-types.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { seatingCsv } from "@jubilee/core/venues/seating.rules";
import type { SeatedFrom, Seating } from "@jubilee/core/venues/seating.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { Chip } from "@jubilee/ui/chip";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { media } from "@jubilee/ui/theme";
import { toast } from "@jubilee/ui/toast";
import { useMedia } from "@jubilee/ui/use-media";
import { MoreHorizontal, Plus, Undo2 } from "lucide-react";
import { useState } from "react";
import { href } from "../../../app/routing/href.ts";
import { downloadText } from "../../../page-kit/downloadText.ts";
import { bar, barEnd, standing } from "./Seating.css.ts";
import type { SeatingActions } from "./useSeating.ts";

export type SeatingView = "plan" | "list";

const views: { value: SeatingView; label: string }[] = [
  { value: "plan", label: "Plan" },
  { value: "list", label: "List" },
];
const sources: { value: SeatedFrom; label: string }[] = [
  { value: "answers", label: "Who said yes" },
  { value: "tickets", label: "Who holds a ticket" },
  { value: "both", label: "Both" },
];

export interface SeatingBarProps {
  event: EventRecord;
  seating: Seating;
  /** How many are without a seat. */
  waiting: number;
  view: SeatingView;
  actions: SeatingActions;
  onView: (view: SeatingView) => void;
  onTables: () => void;
  onEverybody: () => void;
}

/** What is done with the whole plan. */
export function SeatingBar({ event, seating, waiting, view, actions, ...on }: SeatingBarProps) {
  const [wanted, setWanted] = useState<SeatedFrom | null>(null);
  const { mayWrite, publishedAt, tables, peopleFrom } = seating;
  const hasTables = tables.length > 0;
  const isPhone = useMedia(media.mobile);
  const people = peopleAtStart(event.eventTypeId);
  const publish = async (published: boolean) => {
    const done = await actions.change(() => actions.api.set(event.id, { published }));
    if (!done) return;
    if (published)
      toast.success(`${people} see their seats`, { description: "Changes show at once." });
    else toast.info(`${people} do not see their seats any more`);
  };
  const seatFrom = async (from: SeatedFrom) => {
    await actions.change(() => actions.api.set(event.id, { peopleFrom: from }));
    setWanted(null);
  };
  return (
    <div className={bar}>
      {mayWrite && hasTables && (
        <>
          <Button disabled={waiting === 0} onClick={on.onEverybody}>
            Seat everybody
          </Button>
          <Button variant="outline" icon={<Plus />} onClick={on.onTables}>
            Add tables
          </Button>
          {actions.undo && (
            <Button
              variant="ghost"
              icon={<Undo2 />}
              loading={actions.isBusy}
              onClick={() => void actions.undo?.()}
            >
              Undo
            </Button>
          )}
        </>
      )}
      <div className={barEnd}>
        {hasTables && (
          <>
            <span className={standing}>
              <Chip
                tone={publishedAt ? "success" : "neutral"}
                mark={publishedAt ? "filled" : "hollow"}
              >
                {publishedAt ? `${people} see it` : "Not published"}
              </Chip>
            </span>
            {mayWrite && !publishedAt && !isPhone && (
              <Button variant="outline" onClick={() => void publish(true)}>
                Publish the plan
              </Button>
            )}
            <SegmentedControl
              label="View"
              segments={views}
              value={view}
              onValueChange={on.onView}
            />
          </>
        )}
        <Menu
          align="end"
          trigger={
            <IconButton label="More about seating" icon={<MoreHorizontal />} variant="outline" />
          }
          entries={[
            ...(isPhone && mayWrite && hasTables && !publishedAt
              ? [{ id: "publish", label: "Publish the plan", onSelect: () => void publish(true) }]
              : []),
            {
              id: "print",
              label: "Table cards and lists to print",
              href: href("venues.seatingPrint", { eventId: event.id }),
              disabled: !hasTables,
            },
            {
              id: "csv",
              label: "Seating list as CSV",
              onSelect: () =>
                downloadText(
                  `seating-${event.startLocal.slice(0, 10)}.csv`,
                  "text/csv",
                  seatingCsv(seating),
                ),
            },
            ...(mayWrite && publishedAt
              ? [
                  {
                    id: "unpublish",
                    label: `Hide seats from ${peopleWords(event.eventTypeId).many}`,
                    onSelect: () => void publish(false),
                  },
                ]
              : []),
            ...(mayWrite
              ? [
                  { caption: "Who is to be seated" },
                  ...sources.map(({ value, label }) => ({
                    id: value,
                    label,
                    checked: peopleFrom === value,
                    onSelect: () => {
                      if (value !== peopleFrom) setWanted(value);
                    },
                  })),
                ]
              : []),
          ]}
        />
      </div>
      <AlertDialog
        open={wanted !== null}
        onOpenChange={(open) => !open && setWanted(null)}
        title="Seat other people?"
        description="Who is not among them loses the seat. Tables stay, and so do the rules of who remains."
        confirmLabel="Seat them instead"
        loading={actions.isBusy}
        onConfirm={() => wanted && void seatFrom(wanted)}
      />
    </div>
  );
}
