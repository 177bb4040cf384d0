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
  const [asked, ask] = useState({ reunionId });
  const [read, setRead] = useState<Omit<Read, "retry">>({ reunion: undefined, error: null });
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Omit<Read, "retry">) => {
      if (isCurrent) setRead(next);
    };
    (asked.reunionId === undefined ? askSample() : askReunion(asked.reunionId)).then(
      (reunion) => show({ reunion, error: null }),
      (why: unknown) => {
        report(why);
        show({ reunion: undefined, error: why instanceof Error ? why : new Error(String(why)) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, report]);
  const retry = () => {
    setRead({ reunion: undefined, error: null });
    ask({ reunionId });
  };
  return { ...read, retry };
}
