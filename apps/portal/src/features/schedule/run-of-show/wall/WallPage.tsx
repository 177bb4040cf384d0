import { useStore } from "zustand";
import { LoadingScreen } from "../../../../app/frame/LoadingScreen.tsx";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import type { RunStore } from "../device/run.store.ts";
import { useRun } from "../device/useRun.ts";
import { NoDay } from "../screen/NoDay.tsx";
import { Wall } from "./Wall.tsx";

/** The day on a wall: large, dark, by itself. */
export default function WallPage() {
  const { eventId } = useRouteParams("runOfShow.wall");
  const store = useRun(eventId);
  return store ? <OnWall key={eventId} store={store} /> : <LoadingScreen />;
}

function OnWall({ store }: { store: RunStore }) {
  const { phase, show } = useStore(store.state);
  return show ? <Wall store={store} show={show} /> : <NoDay store={store} phase={phase} />;
}
