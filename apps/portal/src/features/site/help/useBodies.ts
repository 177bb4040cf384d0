import { useEffect, useState } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import type { ArticleBodies } from "./help.types.ts";

/**
 * What the articles say, fetched once the list is drawn: the search goes through it, and every
 * article then opens without a connection.
 */
export function useBodies(): ArticleBodies {
  const { report } = usePortal();
  const [found, setFound] = useState<ArticleBodies>({});
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      const [{ bodies }] = await Promise.all([
        import("./articles/bodies.ts"),
        import("./ArticlePage.tsx"),
      ]);
      if (isShown) setFound(bodies);
    };
    read().catch(report);
    return () => {
      isShown = false;
    };
  }, [report]);
  return found;
}
