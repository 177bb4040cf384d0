import { toast } from "@jubilee/ui/toast";
import { useEffect, useRef } from "react";
import { usePortal } from "../app/portal/usePortal.ts";

/** Shows new security alerts as notices; dismissing one lasts for the session. Source: specification section 4. */
export function SecurityAlerts() {
  const { loadPlanner, report } = usePortal();
  const shown = useRef(new Set<string>());

  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    loadPlanner()
      .then(({ security }) => {
        if (isGone) return;
        const show = () => {
          for (const { id, title, message, acknowledged } of security.getState().alerts) {
            if (acknowledged || shown.current.has(id)) continue;
            shown.current.add(id);
            const look = title === "Critical Security Alert" ? toast.destructive : toast.warning;
            look(title, { id: `security-${id}`, description: message, durationMs: Infinity });
          }
        };
        stop = security.subscribe(show);
        show();
      })
      .catch(report);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [loadPlanner, report]);

  return null;
}
