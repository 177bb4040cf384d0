import { Skeleton } from "@jubilee/ui/skeleton";
import { pair } from "./Glance.css.ts";

/** What stands under the next event while it is read, in its size. */
export function ChartsSkeleton() {
  return (
    <div className={pair} aria-busy="true">
      <Skeleton shape="panel" height={320} />
      <Skeleton shape="panel" height={320} />
    </div>
  );
}

/** At a Glance while it is read, in its size. */
export function GlanceSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton shape="panel" height={360} />
      <ChartsSkeleton />
    </div>
  );
}
