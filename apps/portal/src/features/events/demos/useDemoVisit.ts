import { forgetVisit, keepVisit, keptVisit } from "@jubilee/core/events/demo-visits.rules";
import { createDemosApi } from "@jubilee/core/events/demos.api";
import type { Demo, OpenedDemo } from "@jubilee/core/events/demos.types";
import { useState } from "react";
import { deviceStorage, tabStorage } from "../../../app/portal/deviceStorage.ts";
import { enterDemo } from "../../../app/portal/demoTab.ts";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { href } from "../../../app/routing/href.ts";

/** Who looks at a demo. */
export type Looks = "planner" | "guest";

interface DemoVisit {
  /** Whose way is being opened. */
  opening: Looks | null;
  /** Why it did not open. */
  refusal: string | null;
  /** Opens the demo in this tab, in the sandbox that this device has or in a new one. */
  look: (as: Looks) => void;
}

const unanswered = "The server did not answer. Try again in a moment.";

/** Opening a demo: a sandbox of one's own, then the product itself. */
export function useDemoVisit(demo: Demo): DemoVisit {
  const { loadPlanner, report } = usePortal();
  const [opening, setOpening] = useState<Looks | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const device = deviceStorage(report);

  /** A sandbox to look at, or why there is none. */
  const sandbox = async (): Promise<OpenedDemo | string> => {
    const kept = keptVisit(device, demo.name, Date.now());
    if (kept) return kept;
    const { client } = await loadPlanner();
    const opened = await createDemosApi(client).open(demo.name);
    if (!opened.ok) return opened.error.message;
    keepVisit(device, opened.value, Date.now());
    return opened.value;
  };

  const open = async (as: Looks, isAgain = false): Promise<string | null> => {
    const opened = await sandbox();
    if (typeof opened === "string") return opened;
    if (as === "guest") {
      location.assign(opened.guestPage);
      return null;
    }
    const signedIn = await (await loadPlanner()).signInToDemo(opened);
    if (!signedIn.ok) {
      // It was cleared away, or this device remembers one of before.
      forgetVisit(device, demo.name);
      return isAgain ? signedIn.error.message : open(as, true);
    }
    enterDemo(opened, tabStorage(report), device);
    location.assign(href("events.details", { eventId: opened.eventId }));
    return null;
  };

  const look = (as: Looks) => {
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
  return { opening, refusal, look };
}
