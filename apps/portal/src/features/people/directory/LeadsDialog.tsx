import type { MemberLead } from "@jubilee/core/people/members.types";
import { Button } from "@jubilee/ui/button";
import { Chip } from "@jubilee/ui/chip";
import { Dialog } from "@jubilee/ui/dialog";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { When } from "../../../page-kit/When.tsx";
import { keys } from "../../../event-kit/people/keys.ts";
import { leads, told as leadClass } from "./Directory.css.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createMembersApi } from "@jubilee/core/people/members.api";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { MailLink } from "../../../page-kit/MailLink.tsx";

interface LeadsDialogProps {
  eventId: string;
  mayWrite: boolean;
  onClose: () => void;
}

const kinds: Record<MemberLead["kind"], string> = {
  contact: "Knows where they are",
  died: "Says they have died",
  other: "Knows something",
};

/** What people told about the missing; nothing is used before a host says so. */
export function LeadsDialog({ eventId, mayWrite, onClose }: LeadsDialogProps) {
  const members = useApi(createMembersApi);
  const { isBusy, run } = useWrite(keys.all, "Attendee Directory");
  const messages = useRead(keys.leads(eventId), () => members.leads(eventId));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="What people told you"
      description="Accepting somebody’s address takes the person off the missing list and keeps it, if you knew none."
      size="l"
    >
      <Loaded
        of={messages}
        what="The messages"
        skeleton={<SkeletonRows count={3} />}
        empty={
          <EmptyState drawing="letters" title="Nothing yet">
            Share the “Help us find” page where people who may know something will see it.
          </EmptyState>
        }
      >
        {(data) => (
          <ul className={leads}>
            {data.map((lead) => (
              <li key={lead.id} className={leadClass}>
                <Inline gap="2" align="center">
                  <Text weight="strong">
                    <bdi>{lead.about}</bdi>
                  </Text>
                  <Chip
                    tone={lead.status === "accepted" ? "success" : "neutral"}
                    mark={lead.status === "new" ? "hollow" : "filled"}
                  >
                    {lead.status === "new" ? kinds[lead.kind] : lead.status}
                  </Chip>
                </Inline>
                <Text preserveLines dir="auto">
                  {lead.message}
                </Text>
                {lead.contact && (
                  <Text>
                    Reach them at: <bdi>{lead.contact}</bdi>
                  </Text>
                )}
                <Text size={14} tone="muted">
                  <bdi>{lead.fromName}</bdi>, <MailLink address={lead.fromEmail} />,{" "}
                  <When at={lead.createdAt} />
                </Text>
                {mayWrite && lead.status === "new" && (
                  <Inline gap="2">
                    <Button
                      size="sm"
                      loading={isBusy}
                      aria-label={`Accept what ${lead.fromName} told`}
                      onClick={() => void run(() => members.decide(lead.id, true))}
                    >
                      Accept
                    </Button>
                    <Button
                      size="sm"
                      variant="ghost"
                      disabled={isBusy}
                      aria-label={`Dismiss what ${lead.fromName} told`}
                      onClick={() => void run(() => members.decide(lead.id, false))}
                    >
                      Dismiss
                    </Button>
                  </Inline>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  );
}
