import type { GuestRecord } from "@jubilee/core/people/guest-records.types";
import { Button } from "@jubilee/ui/button";
import { CopyButton } from "@jubilee/ui/copy-button";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Inline } from "@jubilee/ui/inline";
import { Section } from "@jubilee/ui/section";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { Link2, Send, UserSearch } from "lucide-react";
import { useState } from "react";
import { When } from "../../../page-kit/When.tsx";
import { keys } from "../../../event-kit/people/keys.ts";
import { MemberStateDialog } from "./MemberStateDialog.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createGuestRecordsApi } from "@jubilee/core/people/guest-records.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

/** The guest's own profile as far as it concerns the hosts: its link, its owner, the directory. */
export function ProfilePart({ record }: { record: GuestRecord }) {
  const { guest, profile, mayWrite } = record;
  const records = useApi(createGuestRecordsApi);
  const { isBusy, run } = useWrite(keys.record(guest.id), "Attendee Directory");
  const [link, setLink] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const mail = async () => {
    const counts = await run(() => records.sendProfileLinks([guest.id]));
    if (!counts) return;
    if (counts.sent > 0) toast.success("The link is on its way");
    else toast.info("Not sent: they were written to just now, or wish no mails");
  };
  const show = async () => {
    const made = await run(() => records.profileLink(guest.id));
    if (made) setLink(made.url);
  };
  return (
    <Section
      title="Profile"
      size="section"
      description="What they say of themselves, and to whom, is theirs to decide."
    >
      <DescriptionList
        items={[
          {
            term: "Owner",
            detail: profile.isClaimed ? "Claimed, with an account" : "Not claimed yet",
          },
          {
            term: "Directory",
            detail: profile.diedOn
              ? "Remembered"
              : guest.status === "missing"
                ? "Missing"
                : profile.shown?.name
                  ? "Listed"
                  : "Not listed: the name is hidden",
          },
          { term: "Link mailed", detail: <When at={profile.linkSentAt} /> },
          { term: "Link opened", detail: <When at={profile.linkUsedAt} /> },
          {
            term: "Mails",
            detail: guest.unsubscribed_at ? "Unsubscribed" : "Subscribed",
          },
        ]}
      />
      {mayWrite && (
        <Inline gap="2">
          <Button
            variant="outline"
            size="sm"
            icon={<Send />}
            loading={isBusy}
            disabled={!guest.email || guest.unsubscribed_at !== null}
            onClick={() => void mail()}
          >
            Mail the link
          </Button>
          {!profile.isClaimed && link === null && (
            <Button variant="outline" size="sm" icon={<Link2 />} onClick={() => void show()}>
              Show the link
            </Button>
          )}
          {link !== null && <CopyButton value={link} label="Copy the link" size="sm" />}
          <Button variant="ghost" size="sm" icon={<UserSearch />} onClick={() => setAsking(true)}>
            Missing or remembered
          </Button>
        </Inline>
      )}
      {!guest.email && mayWrite && (
        <Text size={14} tone="muted">
          There is no address to mail to. Hand the link over yourself.
        </Text>
      )}
      {isAsking && <MemberStateDialog record={record} onClose={() => setAsking(false)} />}
    </Section>
  );
}
