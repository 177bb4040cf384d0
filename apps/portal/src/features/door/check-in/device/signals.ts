import type { ScanResult } from "@jubilee/core/door/check-in.types";

/** Frequencies in hertz, one after the other: up for in, twice the same for again, down for no. */
const tones: Record<ScanResult, readonly number[]> = {
  ok: [660, 990],
  duplicate: [440, 440],
  refused: [330, 165],
};
const toneSeconds = 0.11;
const pulses: Record<ScanResult, number[]> = {
  ok: [60],
  duplicate: [60, 60, 60],
  refused: [250],
};

let sound: AudioContext | null = null;

/** What a verdict sounds and feels like. */
export function signal(result: ScanResult): void {
  sound ??= new AudioContext();
  void sound.resume();
  tones[result].forEach((frequency, index) => play(frequency, index * (toneSeconds + 0.03)));
  if ("vibrate" in navigator && navigator.userActivation?.hasBeenActive)
    navigator.vibrate(pulses[result]);
}

function play(frequency: number, delaySeconds: number): void {
  if (!sound) return;
  const begin = sound.currentTime + delaySeconds;
  const tone = new OscillatorNode(sound, { frequency, type: "triangle" });
  const volume = new GainNode(sound, { gain: 0.4 });
  volume.gain.setTargetAtTime(0, begin + toneSeconds - 0.03, 0.01);
  tone.connect(volume).connect(sound.destination);
  tone.start(begin);
  tone.stop(begin + toneSeconds);
}
