import { useCallback, useMemo, useState } from "react";
import type { FormProblem, TellProblem } from "./FormContext.ts";

/** What the fields of a form say is wrong, in the order of the page. */
export function useProblems(): { problems: readonly FormProblem[]; tell: TellProblem } {
  const [known, setKnown] = useState<readonly FormProblem[]>([]);
  const tell = useCallback<TellProblem>((problem) => {
    setKnown((all) => [...all, problem]);
    return () => setKnown((all) => all.filter((one) => one !== problem));
  }, []);
  const problems = useMemo(() => known.toSorted(byPlace), [known]);
  return { problems, tell };
}

function byPlace(one: FormProblem, other: FormProblem): number {
  const [first, second] = [one, other].map(({ id }) => document.getElementById(id));
  if (!first || !second) return 0;
  const place = first.compareDocumentPosition(second);
  return place & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
