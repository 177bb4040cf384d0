import { afterEach, expect, it, vi } from "vitest";
import { signal } from "./signals.ts";

const played: number[] = [];
const started: number[] = [];

class Sound {
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
}
class Oscillator {
  constructor(_sound: Sound, { frequency }: { frequency: number }) {
    played.push(frequency);
  }
  connect = <Next>(next: Next) => next;
  start = (at: number) => void started.push(at);
  stop = () => undefined;
}
class Gain {
  gain = { setTargetAtTime: () => undefined };
  connect = <Next>(next: Next) => next;
}

afterEach(() => vi.unstubAllGlobals());

it("sounds and feels different for in, again and no", () => {
  const pulses: number[][] = [];
  vi.stubGlobal("AudioContext", Sound);
  vi.stubGlobal("OscillatorNode", Oscillator);
  vi.stubGlobal("GainNode", Gain);
  vi.stubGlobal("navigator", {
    vibrate: (pulse: number[]) => void pulses.push(pulse),
    userActivation: { hasBeenActive: true },
  });
  const tones = (["ok", "duplicate", "refused"] as const).map((result) => {
    played.length = 0;
    signal(result);
    return [...played];
  });
  const [ok = [], again = [], no = []] = tones;
  expect(ok[1]).toBeGreaterThan(ok[0] ?? 0);
  expect(again[1]).toBe(again[0]);
  expect(no[1]).toBeLessThan(no[0] ?? 0);
  expect(started.every((at, index) => index % 2 === 0 || at > (started[index - 1] ?? 0))).toBe(
    true,
  );
  expect(new Set(pulses.map(String)).size).toBe(3);
});
