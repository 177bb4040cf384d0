import { useStore } from "zustand";
import type { Rehearsal } from "../device/rehearsal.store.ts";
import { useLine } from "../device/useRun.ts";
import { RehearsalBar } from "./AheadBar.tsx";
import { RunScreen } from "./RunScreen.tsx";

interface RehearsalScreenProps {
  rehearsal: Rehearsal;
  onEnd: () => void;
}

const skipMs = 15 * 60_000;

/** The day tried out: the same screen on a day that nobody else sees. */
export function RehearsalScreen({ rehearsal, onEnd }: RehearsalScreenProps) {
  const { show } = useStore(rehearsal.state);
  useLine(rehearsal);
  if (!show) return null;
  return (
    <>
      <RehearsalBar onSkip={() => rehearsal.skip(skipMs)} onEnd={onEnd} />
      <RunScreen store={rehearsal} show={show} />
    </>
  );
}
