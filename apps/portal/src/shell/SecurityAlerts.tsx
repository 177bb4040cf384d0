import type { SecurityStore } from "@jubilee/core/account/security.store";
import { toast } from "@jubilee/ui/toast";
import { useEffect } from "react";
import { usePlanner } from "../app/portal/usePlanner.ts";

function show({ getState, acknowledge }: SecurityStore, shown: Set<string>): void {
  for (const { id, title, message, acknowledged } of getState().alerts) {
    if (acknowledged || shown.has(id)) continue;
    shown.add(id);
    const look = title === "Critical Security Alert" ? toast.destructive : toast.warning;
    look(title, {
      id: `security-${id}`,
      description: message,
      durationMs: Infinity,
      onDismiss: () => acknowledge(id),
    });
  }
}

/** Shows new security alerts as notices; dismissing one lasts for the session. Source: specification section 4. */
export function SecurityAlerts() {
  const { security } = usePlanner();
  useEffect(() => {
    const shown = new Set<string>();
    show(security, shown);
    return security.subscribe(() => show(security, shown));
  }, [security]);
  return null;
}
