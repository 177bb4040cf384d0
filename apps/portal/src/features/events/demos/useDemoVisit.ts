import type { Demo, OpenedDemo } from "@jubilee/core/events/demos.types";
import { useEffect, useRef, useState } from "react";
import { deviceStorage, tabStorage } from "../../../app/portal/deviceStorage.ts";
import { enterDemo } from "../../../app/portal/demoTab.ts";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { href } from "../../../app/routing/href.ts";
import { bringQuietly } from "../../../app/routing/bringQuietly.ts";
import { bringPage } from "../../../app/routing/intent.ts";
import { createDemoOpening, isOpened, type NotOpened } from "./demoOpening.ts";

/** How a demo is looked at: as its planner, as a guest, or to take it along. */
export type Looks = "planner" | "guest" | "mine";

export interface DemoVisit {
  /** Which way is being opened. */
  opening: Looks | null;
  /** Why it did not open, or not yet: whoever stands in line is let in by itself. */
  refusal: NotOpened | null;
  /** Opens the demo in this tab, in the sandbox that this device has or in a new one. */
  look: (as: Looks) => void;
  /** Somebody points at a way in: the sandbox is opened ahead, unless they only pass. */
  prepare: (as: Looks) => void;
  /** They pointed elsewhere. */
  leave: () => void;
  /** Whoever stands in line goes out of it. */
  cancel: () => void;
}

const unanswered = {
  why: "The server did not answer. Try again in a moment.",
  isInLine: false,
};

/** Who stands in line asks again so often; not all at the same moment. */
const againMs = () => 12_000 + Math.random() * 12_000;
/** So many times, an hour: whoever has left the page open for longer looks at something else. */
const mostTurns = 200;

/** A pointer that only crosses a button opens nothing. */
const restMs = 60;

/** Where the planner's side begins. */
const pageOf = (as: Looks, { eventId }: Pick<OpenedDemo, "eventId">) =>
  as === "mine" ? href("demos.mine") : href("events.details", { eventId });

/** Opening a demo: a sandbox of one's own, then the product itself. */
export function useDemoVisit(demo: Demo): DemoVisit {
  const { loadPlanner, routes, goOnIn, report } = usePortal();
  const [opening, setOpening] = useState<Looks | null>(null);
  const [refusal, setRefusal] = useState<NotOpened | null>(null);
  const [tab] = useState(() => tabStorage(report));
  const [device] = useState(() => deviceStorage(report));
  const [way] = useState(() =>
    createDemoOpening(demo, { loadPlanner, device, tab, nowMs: () => Date.now() }),
  );
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Which press is waited for: what an earlier one is told opens nothing any more. */
  const line = useRef(0);

  // Back to a page that the browser kept: nothing is being opened any more.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setOpening(null);
    };
    window.addEventListener("pageshow", shown);
    return () => {
      window.removeEventListener("pageshow", shown);
      clearTimeout(rest.current);
      clearTimeout(turn.current);
    };
  }, []);

  // Who reads what it is may go in: one is made ready, and what its first page is made of comes.
  useEffect(
    () =>
      bringQuietly(
        () => [
          way.ready,
          () => import("../../../app/session/openSession.ts"),
          () => bringPage(pageOf("planner", { eventId: demo.name }), routes),
        ],
        report,
      ),
    [demo.name, report, routes, way],
  );

  const open = async (as: Looks, asked: number): Promise<NotOpened | null> => {
    const opened = await (as === "guest" ? way.open() : way.enter());
    if (asked !== line.current) return null;
    if (!isOpened(opened)) return opened;
    if (as === "guest") {
      location.assign(opened.guestPage);
      return null;
    }
    enterDemo(opened, tab, device);
    goOnIn(opened, pageOf(as, opened));
    return null;
  };

  const ask = (as: Looks, turns: number) => {
    const asked = line.current;
    open(as, asked)
      .catch((error: unknown) => {
        report(error);
        return unanswered;
      })
      .then((none) => {
        if (asked !== line.current) return undefined;
        const isInLine = none !== null && none.isInLine && turns < mostTurns;
        setRefusal(none && { ...none, isInLine });
        if (isInLine) turn.current = setTimeout(() => ask(as, turns + 1), againMs());
        return none === null || isInLine ? undefined : setOpening(null);
      })
      .catch(report);
  };
  const look = (as: Looks) => {
    clearTimeout(rest.current);
    clearTimeout(turn.current);
    line.current += 1;
    setOpening(as);
    setRefusal(null);
    ask(as, 1);
  };

  const bring = (as: Looks) =>
    as === "guest"
      ? way.open()
      : Promise.all([way.enter(), bringPage(pageOf(as, { eventId: demo.name }), routes)]);
  const prepare = (as: Looks) => {
    clearTimeout(rest.current);
    // What cannot be had now is asked for again, and told of, by the press.
    rest.current = setTimeout(() => void bring(as).catch(() => undefined), restMs);
  };
  const cancel = () => {
    line.current += 1;
    clearTimeout(turn.current);
    setOpening(null);
    setRefusal(null);
  };
  return { opening, refusal, look, prepare, leave: () => clearTimeout(rest.current), cancel };
}
