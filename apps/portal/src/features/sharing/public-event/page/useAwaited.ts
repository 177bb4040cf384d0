import { useEffect } from "react";
import { usePortal } from "../../../../app/portal/usePortal.ts";
import type { OpenSection } from "../../../../event-kit/guest-page/sections.rules.ts";

/** Brings what people come for beside what the page reads. */
export function useAwaited(sections: readonly OpenSection[]): void {
  const { report } = usePortal();
  useEffect(() => {
    const awaited = sections.filter(({ isAwaited }) => isAwaited);
    Promise.all(awaited.map(({ part }) => part.fetch())).catch(report);
  }, [sections, report]);
}
