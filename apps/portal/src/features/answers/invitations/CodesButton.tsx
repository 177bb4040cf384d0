import type { EventRecord } from "@jubilee/core/events/events.types";
import { invitationCodesCsv } from "@jubilee/core/answers/invitations.rules";
import type { InvitationCode } from "@jubilee/core/answers/invitations.types";
import type { Result } from "@jubilee/core/base/result.types";
import { Button } from "@jubilee/ui/button";
import { toast } from "@jubilee/ui/toast";
import { Printer } from "lucide-react";
import { downloadText } from "../../../page-kit/downloadText.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createInvitationsApi } from "@jubilee/core/answers/invitations.api";
import { createShareApi } from "@jubilee/core/sharing/share.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

interface CodesFile {
  codes: InvitationCode[];
  /** Where guests type them. */
  address: string;
}

/** The codes for invitations on paper, as a file for the printer. */
export function CodesButton({ event }: { event: EventRecord }) {
  const invitations = useApi(createInvitationsApi);
  const share = useApi(createShareApi);
  const { isBusy, run } = useWrite(keys.links(event.id), "RSVP");
  const gather = async (): Promise<Result<CodesFile>> => {
    const codes = await invitations.listCodes(event.id);
    if (!codes.ok) return codes;
    const links = await share.list(event.id);
    if (!links.ok) return links;
    const page = links.value.find(
      ({ kind, status }) => kind === "event_info_view" && status === "active",
    );
    if (page) return { ok: true, value: { codes: codes.value, address: page.url } };
    const made = await share.create(event.id, "event_info_view", {});
    return made.ok ? { ok: true, value: { codes: codes.value, address: made.value.url } } : made;
  };
  const save = async () => {
    const file = await run(gather);
    if (!file) return;
    if (file.codes.length === 0) {
      toast.info("Nobody is on the list yet");
      return;
    }
    downloadText("invitation-codes.csv", "text/csv", invitationCodesCsv(file.codes, file.address));
  };
  return (
    <Button variant="outline" icon={<Printer />} loading={isBusy} onClick={() => void save()}>
      Codes to print
    </Button>
  );
}
