import { Skeleton } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { wrap } from "./Invitation.css.ts";

export interface InvitationSkeletonProps {
  /** The page will show widgets: their script is fetched beside what the page reads. */
  widgets?: boolean;
}

/** The invitation while it is read, in its size. */
export function InvitationSkeleton({ widgets }: InvitationSkeletonProps) {
  return (
    <div aria-busy="true">
      {widgets && <link rel="modulepreload" href="/embed/v1.js" />}
      <Skeleton shape="block" height={420} />
      <div className={wrap}>
        <Stack gap="6">
          <Skeleton width="40%" height={24} />
          <Skeleton width="68%" height={56} />
          <Skeleton width="52%" height={28} />
          <Skeleton width="46%" height={28} />
        </Stack>
      </div>
    </div>
  );
}
