import { entriesOf, lanesOf, runDays, shownDay } from "@jubilee/core/schedule/run-of-show.rules";
import { catchUp, pushOf, tasksPushed, toldOf } from "@jubilee/core/schedule/run-push.rules";
import type { RunEntry, RunGrouping, RunOfShow } from "@jubilee/core/schedule/run-of-show.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { useNow } from "@jubilee/ui/use-now";
import { useState } from "react";
import { useStore } from "zustand";
import { href } from "../../../../app/routing/href.ts";
import type { RunStore } from "../device/run.store.ts";
import { BehindBar } from "./BehindBar.tsx";
import { zonePlace } from "@jubilee/core/base/time.rules";
import { AheadBar } from "./AheadBar.tsx";
import { DayField } from "./DayField.tsx";
import { EntryDialog } from "./EntryDialog.tsx";
import { LaneCard } from "./LaneCard.tsx";
import { Lanes } from "./Lanes.tsx";
import { PushDialog } from "./PushDialog.tsx";
import * as css from "./Run.css.ts";
import { AwayBar, RunHead } from "./RunHead.tsx";
import { Troubles } from "./Troubles.tsx";
import { usePresses } from "./usePresses.ts";

interface Asked {
  /** Null: the whole day catches up. */
  entry: RunEntry | null;
  minutes: number;
}

interface RunScreenProps {
  store: RunStore;
  show: RunOfShow;
  /** Tries a day out; absent while one is tried out. */
  onRehearse?: (day: string) => void;
}

/** Now and next by place, by person or one's own, with what can be said of it. */
export function RunScreen({ store, show, onRehearse }: RunScreenProps) {
  const { aheadMs } = useStore(store.state);
  const nowMs = useNow("minute", aheadMs);
  const presses = usePresses(store);
  const [grouping, setGrouping] = useState<RunGrouping>("place");
  const [chosen, setDay] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const days = runDays(show);
  const day = chosen ?? shownDay(show, nowMs) ?? "";
  const entries = entriesOf(show, day);
  const lanes = lanesOf(show, day, grouping, nowMs);
  const mine = lanesOf(show, day, "mine", nowMs);
  const mineCount = mine.reduce((sum, lane) => sum + lane.next.length + (lane.now ? 1 : 0), 0);
  const openedEntry = show.entries.find(({ id }) => id === opened);
  const ask = (entry: RunEntry, minutes: number) => {
    setOpened(null);
    const push = pushOf(entries, entry.id, minutes);
    const { hosts, guests } = toldOf(push);
    const tasks = tasksPushed(show.tasks, show.entries, push);
    const isAlone = push.moved.length < 2 && push.stays.length === 0 && tasks.length === 0;
    // Nobody else is touched: there is nothing to look at first.
    if (isAlone && hosts.length === 0 && (guests === 0 || !show.tellsGuests)) {
      const nobody = { tellsTeam: false, tellsGuests: false };
      presses.later(entry.id, entry.title, minutes, push, nobody);
    } else setAsked({ entry, minutes });
  };
  return (
    <div className={css.frame}>
      <RunHead store={store} show={show} entries={entries} nowMs={nowMs} />
      <AwayBar store={store} />
      {onRehearse && (
        <AheadBar show={show} entries={entries} nowMs={nowMs} onRehearse={() => onRehearse(day)} />
      )}
      <Troubles store={store} show={show} onAgain={ask} />
      <BehindBar
        entries={entries}
        nowMs={nowMs}
        onCatchUp={
          show.mayPress && catchUp(entries, nowMs).moved.length > 0
            ? () => setAsked({ entry: null, minutes: -1 })
            : null
        }
      />
      <div className={css.body}>
        {entries.length > 0 && (
          <div className={css.tools}>
            <SegmentedControl
              label="Read by"
              fullWidth
              segments={[
                { value: "place", label: "Places" },
                { value: "person", label: "People" },
                { value: "mine", label: mineCount > 0 ? `Mine ${mineCount}` : "Mine" },
              ]}
              value={grouping}
              onValueChange={setGrouping}
            />
            <DayField days={days} day={day} onDay={setDay} />
            <p
              className={css.zone}
            >{`All times by the clock of ${zonePlace(show.event.timeZone)}`}</p>
          </div>
        )}
        {entries.length === 0 && (
          <EmptyState
            title="Nothing is planned yet"
            level={2}
            drawing="calendar"
            action={
              <LinkButton href={`${href("activities.schedule")}?event=${show.event.id}`}>
                Open the schedule
              </LinkButton>
            }
          >
            Put in what happens, where and with whom. What is ready in the schedule stands here on
            the day; drafts do not.
          </EmptyState>
        )}
        {entries.length > 0 && lanes.length === 0 && (
          <EmptyState title="Nothing of yours on this day" level={2} drawing="calendar">
            Here stands what you host and the tasks that you own. Places has everything.
          </EmptyState>
        )}
        <Lanes lanes={lanes}>
          {(lane) => (
            <LaneCard
              key={lane.key}
              lane={lane}
              show={show}
              nowMs={nowMs}
              grouping={grouping}
              presses={presses}
              onLater={ask}
              onOpen={setOpened}
            />
          )}
        </Lanes>
      </div>
      {openedEntry && (
        <EntryDialog
          entry={openedEntry}
          show={show}
          nowMs={nowMs}
          presses={presses}
          onLater={ask}
          onClose={() => setOpened(null)}
        />
      )}
      {asked && (
        <PushDialog
          {...asked}
          show={show}
          entries={entries}
          nowMs={nowMs}
          presses={presses}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
