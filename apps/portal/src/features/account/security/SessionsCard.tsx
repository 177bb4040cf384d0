import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { SessionList } from "../../../page-kit/sessions/SessionList.tsx";
import { useSessions } from "../../../page-kit/sessions/useSessions.ts";

/** Where one is signed in. */
export function SessionsCard() {
  const { data, error, refetch, endingId, isEndingOthers, end, endOthers } = useSessions();
  const others = data?.some(({ isCurrent }) => !isCurrent);
  return (
    <Card
      title="Signed-in devices"
      fill
      action={
        others && (
          <Button variant="outline" size="sm" loading={isEndingOthers} onClick={endOthers}>
            Sign out the others
          </Button>
        )
      }
    >
      {error && <LoadFailed what="Your devices" error={error} onRetry={refetch} />}
      {!error && !data && <SkeletonRows count={2} />}
      {data && <SessionList sessions={data} endingId={endingId} onEnd={end} />}
    </Card>
  );
}
