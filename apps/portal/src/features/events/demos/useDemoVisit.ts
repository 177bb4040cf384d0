import type { Demo, OpenedDemo } from "@jubilee/core/events/demos.types";
import { useEffect, useRef, useState } from "react";
import { deviceStorage, tabStorage } from "../../../app/portal/deviceStorage.ts";
import { enterDemo } from "../../../app/portal/demoTab.ts";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { href } from "../../../app/routing/href.ts";
import { bringQuietly } from "../../../app/routing/bringQuietly.ts";
import { bringPage } from "../../../app/routing/intent.ts";
import { createDemoOpening } from "./demoOpening.ts";

/** How a demo is looked at: as its planner, as a guest, or to take it along. */
export type Looks = "planner" | "guest" | "mine";

export interface DemoVisit {
  /** Which way is being opened. */
  opening: Looks | null;
  /** Why it did not open. */
  refusal: string | null;
  /** Opens the demo in this tab, in the sandbox that this device has or in a new one. */
  look: (as: Looks) => void;
  /** Somebody points at a way in: the sandbox is opened ahead, unless they only pass. */
  prepare: (as: Looks) => void;
  /** They pointed elsewhere. */
  leave: () => void;
}

const unanswered = "The server did not answer. Try again in a moment.";

/** A pointer that only crosses a button opens nothing. */
const restMs = 60;

/** Where the planner's side begins. */
const pageOf = (as: Looks, { eventId }: Pick<OpenedDemo, "eventId">) =>
  as === "mine" ? href("demos.mine") : href("events.details", { eventId });

/** Opening a demo: a sandbox of one's own, then the product itself. */
export function useDemoVisit(demo: Demo): DemoVisit {
  const { loadPlanner, routes, goOnIn, report } = usePortal();
  const [opening, setOpening] = useState<Looks | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [tab] = useState(() => tabStorage(report));
  const [device] = useState(() => deviceStorage(report));
  const [way] = useState(() =>
    createDemoOpening(demo, { loadPlanner, device, tab, nowMs: () => Date.now() }),
  );
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back to a page that the browser kept: nothing is being opened any more.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setOpening(null);
    };
    window.addEventListener("pageshow", shown);
    return () => {
      window.removeEventListener("pageshow", shown);
      clearTimeout(rest.current);
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

  const open = async (as: Looks): Promise<string | null> => {
    const opened = await (as === "guest" ? way.open() : way.enter());
    if (typeof opened === "string") return opened;
    if (as === "guest") {
      location.assign(opened.guestPage);
      return null;
    }
    enterDemo(opened, tab, device);
    goOnIn(opened, pageOf(as, opened));
    return null;
  };

  const look = (as: Looks) => {
    clearTimeout(rest.current);
    setOpening(as);
    setRefusal(null);
    open(as)
      .catch((error: unknown) => {
        report(error);
        return unanswered;
      })
      .then((why) => {
        setRefusal(why);
        return why === null ? undefined : setOpening(null);
      })
      .catch(report);
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
  return { opening, refusal, look, prepare, leave: () => clearTimeout(rest.current) };
}
