import { Skeleton, SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { content, page, strip } from "./EventPage.css.ts";

/** The page of an event while it is read, in its size. */
export function EventSkeleton() {
  return (
    <div className={page} aria-busy="true">
      <div className={strip} />
      <div className={content}>
        <Stack gap="6">
          <Skeleton width="52%" height={32} />
          <Skeleton width="36%" />
          <Skeleton height={44} shape="block" />
          <SkeletonRows count={6} />
        </Stack>
      </div>
    </div>
  );
}
