import { formatDay, zonePlace } from "@jubilee/core/base/time.rules";
import { counted, joined } from "@jubilee/core/base/words.rules";
import {
  behindOf,
  entriesOf,
  expectedSpan,
  lanesOf,
  lateBy,
  shownDay,
  stateOf,
} from "@jubilee/core/schedule/run-of-show.rules";
import type { RunEntry, RunLane, RunOfShow } from "@jubilee/core/schedule/run-of-show.types";
import { Link } from "@jubilee/ui/link";
import { useNow } from "@jubilee/ui/use-now";
import { useStore } from "zustand";
import { href } from "../../../../app/routing/href.ts";
import { usePortal } from "../../../../app/portal/usePortal.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import type { RunStore } from "../device/run.store.ts";
import { clockAt, signed, standingWords } from "../screen/run-words.ts";
import { useAwake } from "./useAwake.ts";
import * as css from "./Wall.css.ts";

/** So many places are read from afar; what is on and what comes soonest stands first. */
const mostLanes = 6;

/** Place, now, next, then: read from the other end of the room, with nothing to press. */
export function Wall({ store, show }: { store: RunStore; show: RunOfShow }) {
  const { report } = usePortal();
  const { aheadMs, heardAt, isReachable } = useStore(store.state);
  const nowMs = useNow("minute", aheadMs);
  const locale = useLocale();
  useAwake(report);
  const { timeZone, name, id: eventId } = show.event;
  const clock = (ms: number) => clockAt(ms, timeZone, locale);
  const day = shownDay(show, nowMs) ?? "";
  const lanes = lanesOf(show, day, "place", nowMs).filter(
    (lane) => lane.now !== null || lane.next.length > 0,
  );
  const first = firstOf(lanes);
  // What stands large needs no line of its own.
  const shown = first && lanes.length === 1 ? [] : lanes.slice(0, mostLanes);
  const behind = behindOf(entriesOf(show, day), nowMs);
  return (
    <div className={css.wall} data-theme="dark">
      <header className={css.head}>
        <span className={css.clock}>{clock(nowMs)}</span>
        <div>
          <h1 className={css.name} dir="auto">
            {name}
          </h1>
          <p className={css.fact}>
            {joined([
              formatDay(new Date(nowMs).toISOString(), timeZone, locale, "short"),
              `${zonePlace(timeZone)} time`,
              show.arrived !== null && show.arrived > 0 && `${show.arrived} in the house`,
            ])}
          </p>
        </div>
        {behind && (
          <span className={css.flag}>{`${counted(behind.minutes, "minute")} behind`}</span>
        )}
      </header>
      <div className={css.lanes}>
        {shown.length > 0 && (
          <div className={css.labels} aria-hidden="true">
            <span>Place</span>
            <span>Now</span>
            <span>Next</span>
            <span>Then</span>
          </div>
        )}
        {first && <WallFirst entry={first} nowMs={nowMs} timeZone={timeZone} clock={clock} />}
        {shown.map((lane) => (
          <WallLane key={lane.key} lane={lane} nowMs={nowMs} timeZone={timeZone} clock={clock} />
        ))}
        {lanes.length === 0 && (
          <p className={css.title}>
            {show.entries.length === 0 ? "Nothing is planned yet" : "All done for this day"}
          </p>
        )}
      </div>
      <footer className={css.foot}>
        <output>
          {joined([
            isReachable
              ? `Heard at ${clock(heardAt + aheadMs)}`
              : `No connection: as of ${clock(heardAt + aheadMs)}. It comes back by itself.`,
            lanes.length > mostLanes && `${lanes.length - mostLanes} more places`,
          ])}
        </output>
        <Link look="quiet" href={href("runOfShow.day", { eventId })}>
          Close the wall
        </Link>
      </footer>
    </div>
  );
}

/** What begins first, while nothing is on anywhere. */
function firstOf(lanes: readonly RunLane[]): RunEntry | undefined {
  if (lanes.some(({ now }) => now !== null)) return undefined;
  return lanes
    .flatMap(({ next }) => next.slice(0, 1))
    .toSorted((one, other) => expectedSpan(one).start - expectedSpan(other).start)[0];
}

function WallFirst({ entry, nowMs, timeZone, clock }: WallFirstProps) {
  return (
    <section className={css.first} aria-label="What begins next">
      <p className={css.fact}>{joined([entry.room, standingWords(entry, nowMs, timeZone)])}</p>
      <span className={css.firstClock}>{clock(expectedSpan(entry).start)}</span>
      <bdi className={css.firstTitle}>{entry.title}</bdi>
      {entry.hostName && <bdi className={css.fact}>{entry.hostName}</bdi>}
    </section>
  );
}

interface WallLaneProps {
  lane: RunLane;
  nowMs: number;
  timeZone: string;
  clock: (ms: number) => string;
}

function WallLane({ lane, nowMs, timeZone, clock }: WallLaneProps) {
  const [next, then] = lane.next;
  return (
    <section className={css.row} aria-label={lane.name ?? "No place"}>
      <bdi className={css.place}>{lane.name ?? "No place"}</bdi>
      <div>{lane.now && <WallNow entry={lane.now} nowMs={nowMs} timeZone={timeZone} />}</div>
      <div className={css.next}>{next && <WallNext entry={next} clock={clock} />}</div>
      <div className={css.after}>{then && <WallNext entry={then} clock={clock} />}</div>
    </section>
  );
}

interface WallFirstProps {
  entry: RunEntry;
  nowMs: number;
  timeZone: string;
  clock: (ms: number) => string;
}

interface WallNowProps {
  entry: RunEntry;
  nowMs: number;
  timeZone: string;
}

function WallNow({ entry, nowMs, timeZone }: WallNowProps) {
  const { start, end } = expectedSpan(entry);
  const isOver = stateOf(entry, nowMs) === "over";
  const part = Math.min(1, Math.max(0, (nowMs - start) / (end - start)));
  return (
    <>
      <bdi className={css.title}>{entry.title}</bdi>
      <div className={css.bar} aria-hidden="true">
        <span
          className={isOver ? css.fillOver : css.fill}
          style={{ inlineSize: `${Math.round(part * 100)}%` }}
        />
      </div>
      <div className={css.below}>
        <bdi>{entry.hostName}</bdi>
        <span className={isOver ? css.over : undefined}>
          {standingWords(entry, nowMs, timeZone)}
        </span>
      </div>
    </>
  );
}

function WallNext({ entry, clock }: { entry: RunEntry; clock: WallLaneProps["clock"] }) {
  const late = lateBy(entry);
  return (
    <>
      <span className={css.when}>
        {clock(expectedSpan(entry).start)}
        {late !== 0 && <em className={css.late}>{signed(late)}</em>}
      </span>
      <bdi>{entry.title}</bdi>
    </>
  );
}
