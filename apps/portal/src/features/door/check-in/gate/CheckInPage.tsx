import { EmptyState } from "@jubilee/ui/empty-state";
import { ErrorState } from "@jubilee/ui/error-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { LoadingScreen } from "@jubilee/ui/loading-screen";
import { useStore } from "zustand";
import { usePortal } from "../../../../app/portal/usePortal.ts";
import { href } from "../../../../app/routing/href.ts";
import type { GateStore } from "../device/gate.store.ts";
import { page } from "./Gate.css.ts";
import { GateScreen } from "./GateScreen.tsx";
import { useGate } from "./useGate.ts";

/** The scanner: opened by a gate link, and from then on by itself, with or without a connection. */
export default function CheckInPage() {
  const { report } = usePortal();
  const store = useGate(report);
  return store ? <Gate store={store} report={report} /> : <LoadingScreen />;
}

function Gate({ store, report }: { store: GateStore; report: (error: unknown) => void }) {
  const { phase, gate, unsent } = useStore(store.state);
  if (phase === "ready" && gate) return <GateScreen store={store} gate={gate} report={report} />;
  if (phase === "starting") return <LoadingScreen />;
  return (
    <div className={page}>
      {phase === "none" && (
        <EmptyState
          title="Open your gate link"
          level={1}
          drawing="door"
          action={
            <LinkButton href={href("events.manage")} variant="outline">
              I plan the event
            </LinkButton>
          }
        >
          Check-in starts with the link that the organiser gave you for your gate. Once opened, this
          page also works without a connection.
        </EmptyState>
      )}
      {phase === "closed" && (
        <EmptyState title="This gate link has ended" level={1} drawing="lock">
          {unsent > 0
            ? `${unsent} scans could not be sent any more: tell the organiser. The guest list is gone from this device.`
            : "Ask the organiser for a new one. No guest list is kept on this device."}
        </EmptyState>
      )}
      {phase === "unreachable" && (
        <ErrorState
          title="The guest list could not be loaded"
          level={1}
          onRetry={() => location.reload()}
        >
          This needs a connection once. After that the gate works without one.
        </ErrorState>
      )}
    </div>
  );
}
