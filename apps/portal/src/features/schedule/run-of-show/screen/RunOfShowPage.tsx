import { useState } from "react";
import { useStore } from "zustand";
import { LoadingScreen } from "../../../../app/frame/LoadingScreen.tsx";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import type { RunStore } from "../device/run.store.ts";
import { useRun } from "../device/useRun.ts";
import { NoDay } from "./NoDay.tsx";
import { createRehearsal, type Rehearsal } from "../device/rehearsal.store.ts";
import { RehearsalScreen } from "./RehearsalScreen.tsx";
import { RunScreen } from "./RunScreen.tsx";

/** The day itself, for organisers on a phone: with or without a connection. */
export default function RunOfShowPage() {
  const { eventId } = useRouteParams("runOfShow.day");
  const store = useRun(eventId);
  return store ? <Day key={eventId} store={store} /> : <LoadingScreen />;
}

function Day({ store }: { store: RunStore }) {
  const { phase, show } = useStore(store.state);
  const [rehearsal, setRehearsal] = useState<Rehearsal | null>(null);
  if (!show) return <NoDay store={store} phase={phase} />;
  if (rehearsal) return <RehearsalScreen rehearsal={rehearsal} onEnd={() => setRehearsal(null)} />;
  return (
    <RunScreen
      store={store}
      show={show}
      onRehearse={(day) => setRehearsal(createRehearsal(show, day))}
    />
  );
}
