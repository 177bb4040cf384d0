import { createSenderDomainsApi } from "@jubilee/core/mailing/sender-domains.api";
import type { SenderSettings } from "@jubilee/core/mailing/sender-domains.types";
import { Banner } from "@jubilee/ui/banner";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { ForWhoMay } from "../../../app/routing/ForWhoMay.tsx";
import type { DataClient, PageReads, Read } from "../../../app/routing/reads.types.ts";
import { useMay } from "../../../app/session/useRights.ts";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { senderKey } from "../keys.ts";
import { SenderForm } from "./SenderForm.tsx";
import { SenderRecords } from "./SenderRecords.tsx";

const senderRead = (client: DataClient): Read<SenderSettings> => ({
  key: senderKey,
  call: () => createSenderDomainsApi(client).get(),
});

export const reads: PageReads = ({ client, read }) => read(senderRead(client));

/** From which address campaigns and announcements go: chosen, proven by the domain's records, looked up. */
export default function SenderPage() {
  const maySend = useMay("messages.send");
  return (
    <ForWhoMay asks="messages.send" isOpen={maySend}>
      <Sender />
    </ForWhoMay>
  );
}

function Sender() {
  const reading = useReading(senderRead);
  return (
    <PageFrame>
      <PageHeader
        title="Sender address"
        lead="Campaigns and announcements can come from a domain of your own. Your readers know it, and more of your mails arrive."
      />
      <Loaded of={reading} what="Your sender address" skeleton={<SkeletonRows count={4} />}>
        {({ spf, domain }) => {
          if (spf === null)
            return (
              <Banner tone="neutral" title="A mail service sends for this installation">
                It signs all mails by itself. A domain of your own is set up there, by whoever runs
                this installation.
              </Banner>
            );
          return (
            <Stack gap="6">
              {domain && <SenderRecords domain={domain} spf={spf} />}
              <SenderForm key={domain?.id ?? "new"} domain={domain} />
            </Stack>
          );
        }}
      </Loaded>
    </PageFrame>
  );
}
