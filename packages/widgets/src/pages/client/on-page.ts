import { tell } from "./notices.ts";

const renewed = "jubilee-renewed";
/** Told to a form that the server has taken: nothing of it is unsent any more. */
export const taken = "jubilee-taken";
/** Told to a sheet whose form was refused and stands there anew. */
export const replaced = "jubilee-replaced";

/** Runs now, and again each time that parts of the page were renewed. */
export function onPage(run: () => void): void {
  run();
  document.addEventListener(renewed, run);
}

/** Parts of the page were made anew: what it says of that is told. */
export function tellRenewed(said: string | null): void {
  if (said) tell(said);
  void import("../inline/own-clock.ts").then(({ sayOwnClock }) => sayOwnClock());
  document.dispatchEvent(new CustomEvent(renewed));
}
