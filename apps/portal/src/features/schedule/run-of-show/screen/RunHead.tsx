import { expectedSpan } from "@jubilee/core/schedule/run-of-show.rules";
import { formatterOf, zonePlace } from "@jubilee/core/base/time.rules";
import { dayOpensAt } from "@jubilee/core/schedule/run-open.rules";
import type { RunEntry, RunOfShow } from "@jubilee/core/schedule/run-of-show.types";
import { Menu } from "@jubilee/ui/menu";
import { IconButton } from "@jubilee/ui/icon-button";
import { LinkButton } from "@jubilee/ui/link-button";
import {
  ArrowLeft,
  CalendarClock,
  EllipsisVertical,
  Monitor,
  Printer,
  Wifi,
  WifiOff,
} from "lucide-react";
import { useStore } from "zustand";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../../app/routing/href.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import type { RunStore } from "../device/run.store.ts";
import * as css from "./Run.css.ts";
import { aheadWords, clockAt } from "./run-words.ts";

const deviceZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

interface RunHeadProps {
  store: RunStore;
  show: RunOfShow;
  /** Of the day that is shown. */
  entries: readonly RunEntry[];
  nowMs: number;
}

/** The clock at the event's place, which event it is, and whether the line holds. */
export function RunHead({ store, show, entries, nowMs }: RunHeadProps) {
  const locale = useLocale();
  const { id: eventId, name, timeZone } = show.event;
  return (
    <header className={css.head}>
      <LinkButton
        variant="ghost"
        size="icon"
        href={href("events.details", { eventId })}
        aria-label="Back to the event"
        icon={<ArrowLeft />}
      />
      <span className={css.clock}>{clockAt(nowMs, timeZone, locale)}</span>
      <div className={css.occasion}>
        <h1 className={css.occasionName} dir="auto">
          {name}
        </h1>
        <span>
          {formatterOf(locale, {
            timeZone,
            weekday: "short",
            day: "numeric",
            month: "short",
          }).format(nowMs)}
          <span className={css.headZone}>{` · ${zonePlace(timeZone)} time`}</span>
        </span>
      </div>
      <Line store={store} show={show} entries={entries} nowMs={nowMs} />
      <Menu
        align="end"
        trigger={<IconButton label="More" icon={<EllipsisVertical />} />}
        entries={[
          {
            id: "wall",
            label: "Show on a wall",
            icon: <Monitor />,
            onSelect: () => navigate(href("runOfShow.wall", { eventId })),
          },
          {
            id: "sheet",
            label: "Print, and how it went",
            icon: <Printer />,
            onSelect: () => navigate(href("runOfShow.sheet", { eventId })),
          },
        ]}
      />
    </header>
  );
}

function useLineWords(store: RunStore): string {
  const { isReachable, isKept, isRehearsal, waiting, heardAt } = useStore(store.state);
  const locale = useLocale();
  if (isRehearsal) return isReachable ? "Only rehearsed" : "Offline, only rehearsed";
  if (!isReachable) {
    return waiting.length > 0
      ? `Offline, ${waiting.length} kept here`
      : `Offline, as of ${clockAt(heardAt, deviceZone, locale)}`;
  }
  if (waiting.length > 0) return "Sending";
  return isKept ? "Live, kept here" : "Live";
}

/** On phones: that the line is gone, and what that means. */
export function AwayBar({ store }: { store: RunStore }) {
  const { isReachable, waiting } = useStore(store.state);
  const words = useLineWords(store);
  if (isReachable) return null;
  const isKept = waiting.length > 0;
  return (
    <div className={css.away} aria-hidden="true">
      <WifiOff size={16} />
      <span className={css.grow}>
        {isKept ? `${words}. It is sent when the line is back.` : words}
      </span>
    </div>
  );
}

/** Whether the line holds; before the day opens how far ahead it is. */
function Line({ store, show, entries, nowMs }: RunHeadProps) {
  const { isReachable, isRehearsal, waiting } = useStore(store.state);
  const line = useLineWords(store);
  const [first] = entries;
  const isQuiet = isReachable && !isRehearsal && waiting.length === 0;
  const isAhead = isQuiet && dayOpensAt(entries, nowMs) !== null;
  const words =
    isAhead && first ? aheadWords(expectedSpan(first).start, nowMs, show.event.timeZone) : line;
  const Sign = isAhead ? CalendarClock : isReachable ? Wifi : WifiOff;
  return (
    <output className={css.line[isAhead ? "ahead" : isReachable ? "on" : "off"]}>
      <Sign aria-hidden="true" />
      <span
        className={css.lineWords}
        title={show.mayPress ? undefined : "You can look, and press nothing"}
      >
        {words}
      </span>
    </output>
  );
}
