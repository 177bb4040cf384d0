import type { JobKind } from "@jubilee/core/platform/platform.types";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Chip } from "@jubilee/ui/chip";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Inline } from "@jubilee/ui/inline";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { adminKeys } from "../adminKeys.ts";
import { readable } from "../../../../page-kit/audit/auditWords.ts";
import { useHealth } from "./useHealth.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createPlatformApi } from "@jubilee/core/platform/platform.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

const words = ({ queued, running, done }: JobKind) =>
  [queued > 0 && `${queued} waiting`, running > 0 && `${running} running`, `${done} done today`]
    .filter(Boolean)
    .join(", ");

/** Each kind of work in a line; failed ones can be tried again at once. */
export function WorkKinds() {
  const { data, error, refetch } = useHealth();
  const platform = useApi(createPlatformApi);
  const { isBusy, run } = useWrite(adminKeys.all);
  const retry = async (kind: string) => {
    if (await run(() => platform.retryKind(kind))) toast.success("They are in the queue again");
  };
  if (error) return <LoadFailed what="The state of the work" error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows count={3} />;
  if (data.jobs.length === 0) return null;
  return (
    <Card title="By kind">
      <DescriptionList
        look="lines"
        items={data.jobs.map((job) => ({
          term: readable(job.kind),
          detail: (
            <Inline gap="2" justify="end">
              <Text as="span" tone="muted">
                {words(job)}
              </Text>
              {job.failed > 0 && (
                <>
                  <Chip tone="danger">{job.failed} failed</Chip>
                  <Button
                    variant="outline"
                    size="sm"
                    disabled={isBusy}
                    onClick={() => void retry(job.kind)}
                  >
                    Try all again
                  </Button>
                </>
              )}
            </Inline>
          ),
        }))}
      />
    </Card>
  );
}
