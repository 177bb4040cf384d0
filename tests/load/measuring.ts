import { processorSeconds } from "./light-client.ts";

/** What one kind of call did in some seconds. */
export interface Measure {
  perSecond: number;
  /** Microseconds of processor time for one call, of the process that was measured. */
  costUs: number;
  p50Ms: number;
  p99Ms: number;
}

/** One kind of call, and whose processor time it uses. */
export interface Subject {
  name: string;
  clients: number;
  work: () => Promise<unknown>;
  /** By default this process. */
  pid?: number | undefined;
}

const warmUpMs = 300;

/** Runs a subject's work in loops; the first part is not counted. */
async function measureOnce({ clients, work, pid }: Subject, forMs: number): Promise<Measure> {
  const durations: number[] = [];
  let calls = 0;
  const usedBefore = processorSeconds(pid ?? process.pid);
  const startAt = performance.now() + warmUpMs;
  const endAt = startAt + forMs;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < endAt) {
        const before = performance.now();
        await work();
        const after = performance.now();
        calls += 1;
        if (before >= startAt && after <= endAt) durations.push(after - before);
      }
    }),
  );
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return {
    perSecond: durations.length / (forMs / 1_000),
    costUs: ((processorSeconds(pid ?? process.pid) - usedBefore) * 1e6) / calls,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  };
}

/**
 * Measures subjects in turns, so that what else runs on the machine meets all alike; the medians of
 * three turns.
 */
export async function measureInTurns(
  subjects: Subject[],
  forMs: number,
): Promise<(Measure & Omit<Subject, "work" | "pid">)[]> {
  const turns = 3;
  const taken = new Map<string, Measure[]>(subjects.map(({ name }) => [name, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const subject of subjects) {
      taken.get(subject.name)?.push(await measureOnce(subject, forMs / turns));
    }
  }
  return subjects.map(({ name, clients }) => {
    const median = (of: keyof Measure): number =>
      taken
        .get(name)
        ?.map((measure) => measure[of])
        .toSorted((a, b) => a - b)[Math.floor(turns / 2)] ?? Number.NaN;
    return {
      name,
      clients,
      perSecond: median("perSecond"),
      costUs: median("costUs"),
      p50Ms: median("p50Ms"),
      p99Ms: median("p99Ms"),
    };
  });
}
