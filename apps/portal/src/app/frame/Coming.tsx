import { Heading } from "@jubilee/ui/heading";
import { Skeleton, SkeletonRows } from "@jubilee/ui/skeleton";
import type { Resolved } from "../routing/resolve.rules.ts";
import { bones, column, header, page } from "./page.css.ts";

/** A page before it is drawn: its title, or the place of a record's name, and lines to come. */
export function Coming({ route }: { route: Resolved }) {
  const isRecord = route.path.includes(":");
  return (
    <div className={page} aria-busy="true">
      <div className={column}>
        <div className={header}>
          {isRecord ? (
            <Skeleton width="40%" height={32} />
          ) : (
            <Heading level={1}>{route.entry.title}</Heading>
          )}
        </div>
        <div className={bones}>
          <SkeletonRows count={6} />
        </div>
      </div>
    </div>
  );
}
