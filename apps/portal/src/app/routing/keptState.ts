const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const stateOf = (): Record<string, unknown> => (isRecord(history.state) ? history.state : {});

/** What this entry of the history keeps under a name: there again on Back and after a reload. */
export function readKept(name: string): unknown {
  return stateOf()[name];
}

/** Keeps something with this entry of the history. */
export function writeKept(name: string, value: unknown): void {
  try {
    history.replaceState({ ...stateOf(), [name]: value }, "");
  } catch {
    // Some browsers refuse when it is asked too often; the next change is kept.
  }
}

/** Under which name it is kept how far a long list is scrolled. */
export const place = "place";

/** Whether this entry of the history knows how far it was scrolled. */
export const hasPlace = (): boolean => typeof readKept(place) === "number";
