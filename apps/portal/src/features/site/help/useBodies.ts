import { useEffect, useState } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import type { ArticleBodies } from "../../../page-kit/help/help.types.ts";

export type ReadBodies = () => Promise<ArticleBodies>;

/**
 * What the articles say, fetched once the list is drawn: the search goes through it, and every
 * article then opens without a connection.
 */
export function useBodies(readBodies: ReadBodies): ArticleBodies {
  const { report } = usePortal();
  const [found, setFound] = useState<ArticleBodies>({});
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      const bodies = await readBodies();
      if (isShown) setFound(bodies);
    };
    read().catch(report);
    return () => {
      isShown = false;
    };
  }, [readBodies, report]);
  return found;
}
