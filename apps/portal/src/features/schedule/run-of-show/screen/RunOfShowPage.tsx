import { useStore } from "zustand";
import { LoadingScreen } from "../../../../app/frame/LoadingScreen.tsx";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import type { RunStore } from "../device/run.store.ts";
import { useRun } from "../device/useRun.ts";
import { NoDay } from "./NoDay.tsx";
import { RunScreen } from "./RunScreen.tsx";

/** The day itself, for organisers on a phone: with or without a connection. */
export default function RunOfShowPage() {
  const { eventId } = useRouteParams("runOfShow.day");
  const store = useRun(eventId);
  return store ? <Day key={eventId} store={store} /> : <LoadingScreen />;
}

function Day({ store }: { store: RunStore }) {
  const { phase, show } = useStore(store.state);
  return show ? <RunScreen store={store} show={show} /> : <NoDay store={store} phase={phase} />;
}
