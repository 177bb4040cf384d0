import { Skeleton } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { layout } from "./Seating.css.ts";

/** Where the figures, the tools, the floor and the people without a seat will stand. */
export function SeatingSkeleton() {
  return (
    <Stack gap="5">
      <Skeleton shape="panel" height={72} />
      <Skeleton height={40} width="min(100%, 300px)" />
      <div className={layout}>
        <Skeleton shape="panel" height={480} />
        <Skeleton shape="panel" height={320} />
      </div>
    </Stack>
  );
}
