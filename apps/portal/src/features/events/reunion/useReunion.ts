import type { Reunion } from "@jubilee/core/events/reunion.types";
import { useEffect, useState } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { askReunion, askSample } from "./askReunion.ts";

interface Read {
  /** Null where the link opens nothing; undefined until it is there. */
  reunion: Reunion | null | undefined;
  error: Error | null;
  retry: () => void;
}

/** A reunion by the token of its share link; without one, the sample. */
export function useReunion(reunionId: string | undefined): Read {
  const { report } = usePortal();
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<Omit<Read, "retry">>({ reunion: undefined, error: null });
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Omit<Read, "retry">) => {
      if (isCurrent) setRead(next);
    };
    (reunionId === undefined ? askSample() : askReunion(reunionId)).then(
      (reunion) => show({ reunion, error: null }),
      (why: unknown) => {
        report(why);
        show({ reunion: undefined, error: why instanceof Error ? why : new Error(String(why)) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [reunionId, attempt, report]);
  const retry = () => {
    setRead({ reunion: undefined, error: null });
    setAttempt(attempt + 1);
  };
  return { ...read, retry };
}
