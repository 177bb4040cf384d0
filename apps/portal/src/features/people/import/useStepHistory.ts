import type { ImportState } from "@jubilee/core/people/imports.store";
import { useEffect, useRef } from "react";

type Step = ImportState["step"];

/** The steps that the browser's Back and Forward lead through; what comes after them is done. */
const walked = ["upload", "match", "review"] as const;
type Walked = (typeof walked)[number];

const placeOf = (step: Step): number => walked.findIndex((one) => one === step);

function stepIn(state: unknown): Walked {
  const named: unknown = Object(state).importStep;
  return walked.find((one) => one === named) ?? "upload";
}

/** Makes each step of an import one of the browser's history, with the file kept between them. */
export function useStepHistory(step: Step, goTo: (step: Walked) => void): void {
  const latest = useRef({ step, goTo });
  useEffect(() => {
    latest.current = { step, goTo };
    const known = stepIn(history.state);
    if (placeOf(step) > placeOf(known))
      history.pushState({ ...Object(history.state), importStep: step }, "");
    else if (placeOf(step) >= 0 && step !== known)
      history.replaceState({ ...Object(history.state), importStep: step }, "");
  }, [step, goTo]);
  useEffect(() => {
    const path = location.pathname;
    const walk = ({ state }: PopStateEvent) => {
      if (location.pathname !== path) return;
      const now = latest.current;
      // What is being imported, or is in, is no step to come back from: the way leads on.
      if (placeOf(now.step) < 0) history.back();
      else if (stepIn(state) !== now.step) now.goTo(stepIn(state));
    };
    addEventListener("popstate", walk);
    return () => removeEventListener("popstate", walk);
  }, []);
}
