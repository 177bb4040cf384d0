import type { Campaign } from "@jubilee/core/giving/fundraising.types";
import { widgetOf } from "@jubilee/core/sharing/share.rules";
import { Button } from "@jubilee/ui/button";
import { CopyButton } from "@jubilee/ui/copy-button";
import { Inline } from "@jubilee/ui/inline";
import { Link } from "@jubilee/ui/link";
import { Menu } from "@jubilee/ui/menu";
import { Section } from "@jubilee/ui/section";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { Plus } from "lucide-react";
import { LinkTable } from "../../../event-kit/links/LinkTable.tsx";
import { CampaignWidget } from "./CampaignWidget.tsx";
import { keys } from "./keys.ts";
import { useFundraisingWrite } from "./useFundraising.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createFundraisingApi } from "@jubilee/core/giving/fundraising.api";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";

/** The page's address, the form for any other website, and every link that is out. */
export function CampaignLinks({ campaign }: { campaign: Campaign }) {
  const api = useApi(createFundraisingApi);
  const { isBusy, run } = useFundraisingWrite();
  const linksRead = useRead(keys.links(campaign.id), () => api.links(campaign.id));
  const active = linksRead.data?.filter(({ status }) => status === "active");
  const page = active?.find(({ kind }) => kind === "campaign");
  const widget = active?.find(({ kind }) => widgetOf(kind) === "donation");
  const add = (kind: "campaign" | "embed_donation") =>
    void run(() => api.addLink(campaign.id, kind));
  return (
    <Section
      title="Share and embed"
      divided
      action={
        <Menu
          align="end"
          trigger={
            <Button size="sm" variant="outline" icon={<Plus />} loading={isBusy}>
              New link
            </Button>
          }
          entries={[
            { id: "page", label: "Campaign page", onSelect: () => add("campaign") },
            { id: "widget", label: "Donation widget", onSelect: () => add("embed_donation") },
          ]}
        />
      }
    >
      <Loaded of={linksRead} what="The links" skeleton={<SkeletonRows count={2} />}>
        {(data) => (
          <Stack gap="6">
            {page ? (
              <Inline>
                <Link href={page.url}>The campaign’s page</Link>
                <CopyButton value={page.url} label="Copy the page’s address" />
              </Inline>
            ) : (
              <Text tone="muted">The page gets its address when the campaign goes live.</Text>
            )}
            {widget ? (
              <CampaignWidget
                key={widget.id}
                campaign={campaign}
                link={widget}
                pageUrl={page?.url ?? null}
              />
            ) : (
              <div>
                <Button variant="outline" loading={isBusy} onClick={() => add("embed_donation")}>
                  Make a form for my website
                </Button>
              </div>
            )}
            {data.length > 0 && <LinkTable links={data} invalidates={keys.links(campaign.id)} />}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}
