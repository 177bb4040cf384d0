import { createSenderDomainsApi } from "@jubilee/core/mailing/sender-domains.api";
import { senderLine, wantedRecords } from "@jubilee/core/mailing/sender-domains.rules";
import type { SenderDomain } from "@jubilee/core/mailing/sender-domains.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { When } from "../../../page-kit/When.tsx";
import { senderKey } from "../keys.ts";
import { SenderRecordCard } from "./SenderRecordCard.tsx";

/** The three records of a domain, each to copy, with how it stood when it was last looked up. */
export function SenderRecords({ domain, spf }: { domain: SenderDomain; spf: string }) {
  const senders = useApi(createSenderDomainsApi);
  const { isBusy, run } = useWrite(senderKey, "email-campaigns");
  const [isAsking, setAsking] = useState(false);
  const look = async () => {
    const now = await run(senders.check);
    if (now?.domain) toast.success(saidOf(now.domain));
  };
  const remove = async () => {
    const gone = await run(senders.remove);
    setAsking(false);
    if (gone) toast.success("Your mails go from the product’s own address");
  };
  return (
    <Stack gap="4">
      <Standing domain={domain} />
      {wantedRecords(domain, spf).map((wanted) => (
        <SenderRecordCard
          key={wanted.kind}
          wanted={wanted}
          record={domain.records.find(({ kind }) => kind === wanted.kind) ?? null}
        />
      ))}
      <Inline gap="2">
        <Button loading={isBusy} onClick={() => void look()}>
          Look again
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={() => setAsking(true)}>
          Send from the product’s address
        </Button>
        {domain.checkedAt && (
          <Text tone="muted" size={14}>
            Looked up <When at={domain.checkedAt} />
          </Text>
        )}
      </Inline>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Send no more from ${domain.domain}?`}
        description="Campaigns and announcements go from the product’s own address, at once. The key is thrown away: if you add the domain again, its records are new ones."
        confirmLabel="Send no more from it"
        destructive
        loading={isBusy}
        onConfirm={() => void remove()}
      />
    </Stack>
  );
}

/** What became of a look, in one line. */
function saidOf({ state, records, domain }: SenderDomain): string {
  const left = records.filter((record) => record.state !== "right").length;
  if (state === "verified" && left === 0) return `All records of ${domain} are right`;
  return left === 1 ? "One record is not right yet" : `${left} records are not right yet`;
}

function Standing({ domain }: { domain: SenderDomain }) {
  if (domain.state === "verified")
    return (
      <Banner tone="success" title={`Your mails come from ${domain.domain}`}>
        {senderLine(domain)}. Its records are looked up several times a day; you are told if one is
        gone.
      </Banner>
    );
  if (domain.state === "lost")
    return (
      <Banner tone="danger" title={`The records of ${domain.domain} are not right any more`}>
        Until they are, your campaigns and announcements go from the product’s own address. Nothing
        of them is held back.
      </Banner>
    );
  return (
    <Banner tone="info" title="Three records to paste">
      Paste them where the records of {domain.domain} are kept, each as a record of the type TXT.
      Until all three are right, your mails go from the product’s own address. They are looked up
      every quarter of an hour by themselves.
    </Banner>
  );
}
