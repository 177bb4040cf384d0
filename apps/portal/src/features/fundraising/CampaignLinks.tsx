import { valueOf } from "@jubilee/core/result/rules";
import type { CampaignLink } from "@jubilee/core/fundraising/types";
import { Button } from "@jubilee/ui/button";
import { CodeBlock } from "@jubilee/ui/code-block";
import { CopyButton } from "@jubilee/ui/copy-button";
import { Inline } from "@jubilee/ui/inline";
import { Link } from "@jubilee/ui/link";
import { Section } from "@jubilee/ui/section";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { useQuery } from "@tanstack/react-query";
import { LoadFailed } from "../../event-kit/LoadFailed.tsx";
import { keys } from "./keys.ts";
import { useFundraisingApi, useFundraisingWrite } from "./useFundraising.ts";

function snippet({ token, url }: CampaignLink): string {
  const origin = new URL(url).origin;
  return `<script type="module" src="${origin}/embed/v1/donation/${token}.js"></script>
<jubilee-donation token="${token}"><a href="${url}">Give</a></jubilee-donation>`;
}

/** The page's address, and the form for any other website. */
export function CampaignLinks({ campaignId }: { campaignId: string }) {
  const api = useFundraisingApi();
  const { isBusy, run } = useFundraisingWrite();
  const { data, error, refetch } = useQuery({
    queryKey: keys.links(campaignId),
    queryFn: () => valueOf(api.links(campaignId)),
  });
  const active = data?.filter(({ status }) => status === "active");
  const page = active?.find(({ kind }) => kind === "campaign");
  const widget = active?.find(({ kind }) => kind === "embed_donation");
  const add = (kind: CampaignLink["kind"]) => void run(() => api.addLink(campaignId, kind));
  return (
    <Section title="Share and embed" divided>
      {error && <LoadFailed what="The links" error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonRows count={2} />}
      {active && (
        <Stack gap="4">
          {page ? (
            <Inline>
              <Link href={page.url}>The campaign’s page</Link>
              <CopyButton value={page.url} label="Copy the page’s address" />
            </Inline>
          ) : (
            <Text tone="muted">The page gets its address when the campaign goes live.</Text>
          )}
          {widget ? (
            <CodeBlock
              label="The form for your own website"
              copyLabel="Copy the form"
              code={snippet(widget)}
            />
          ) : (
            <div>
              <Button variant="outline" loading={isBusy} onClick={() => add("embed_donation")}>
                Make a form for my website
              </Button>
            </div>
          )}
        </Stack>
      )}
    </Section>
  );
}
