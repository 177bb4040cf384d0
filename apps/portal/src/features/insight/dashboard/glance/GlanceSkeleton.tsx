import { Skeleton } from "@jubilee/ui/skeleton";
import { pair } from "./Glance.css.ts";

/** At a Glance while it is read, in its size. */
export function GlanceSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton shape="panel" height={360} />
      <div className={pair}>
        <Skeleton shape="panel" height={320} />
        <Skeleton shape="panel" height={320} />
      </div>
    </div>
  );
}
