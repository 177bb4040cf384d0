import { valueOf } from "@jubilee/core/base/result.rules";
import type { Venue } from "@jubilee/core/venues/venues.types";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { CopyButton } from "@jubilee/ui/copy-button";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { keys } from "../data/keys.ts";
import { useReadValue } from "../../../../page-kit/data/useRead.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createVenuesApi } from "@jubilee/core/venues/venues.api";
import { createShareApi } from "@jubilee/core/sharing/share.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

/** The public page of a venue: free and busy days, and a form to ask for one. */
export function VenueLinkCard({ venue }: { venue: Venue }) {
  const venues = useApi(createVenuesApi);
  const share = useApi(createShareApi);
  const { isBusy, run } = useWrite(keys.link(venue.id), "Venue management");
  const { data, error, refetch } = useReadValue(keys.link(venue.id), () =>
    valueOf(venues.getLink(venue.id)).then((link) => ({ link })),
  );
  const link = data?.link;
  const create = () => run(() => venues.createLink(venue.id));
  const end = async (linkId: string) => {
    if (await run(() => share.revoke(linkId))) toast.success("The link opens nothing any more");
  };
  return (
    <Card title="Public link">
      {error && <LoadFailed what="The link" error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton shape="line" width="60%" />}
      {data && !link && (
        <Stack gap="3">
          <Text tone="muted">
            A page with the facts and with free and busy days, where others can ask for a day. Who
            booked stays yours.
          </Text>
          <Button variant="outline" loading={isBusy} onClick={() => void create()}>
            Make a link
          </Button>
        </Stack>
      )}
      {link && (
        <Stack gap="3">
          <Text size={14} breakAnywhere>
            {link.url}
          </Text>
          {link.status === "suspended" && (
            <Text tone="danger">An administrator has stopped this link.</Text>
          )}
          <Inline gap="2">
            <CopyButton value={link.url} label="Copy link" />
            <LinkButton variant="outline" href={link.path}>
              Open
            </LinkButton>
            <Button variant="ghost" disabled={isBusy} onClick={() => void end(link.id)}>
              End it
            </Button>
          </Inline>
        </Stack>
      )}
    </Card>
  );
}
