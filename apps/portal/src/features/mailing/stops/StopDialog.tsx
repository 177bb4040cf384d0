import { createMailStopsApi } from "@jubilee/core/notices/mail-stops.api";
import { mostStopsAtOnce, readAddresses } from "@jubilee/core/notices/mail-stops.rules";
import type { MailStopInput, MailStopsAdded } from "@jubilee/core/notices/mail-stops.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import type { Checked } from "../../../page-kit/form/problems.rules.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";
import { mailStopsKey } from "../keys.ts";

interface StopDraft {
  addresses: string;
  reason: string;
}

function wrongWords(wrong: readonly string[]): string {
  const named = wrong.slice(0, 3).map((part) => `“${part}”`);
  const rest = wrong.length - named.length;
  const all = rest > 0 ? `${named.join(", ")} and ${rest} more` : named.join(", ");
  return wrong.length === 1
    ? `${all} is no whole e-mail address, such as name@example.com`
    : `${all} are no whole e-mail addresses, such as name@example.com`;
}

function readDraft({ addresses: text, reason }: StopDraft): Checked<StopDraft, MailStopInput> {
  const { addresses, wrong } = readAddresses(text);
  if (wrong.length > 0) return { ok: false, errors: { addresses: wrongWords(wrong) } };
  if (addresses.length === 0)
    return { ok: false, errors: { addresses: "Write one address at least" } };
  if (addresses.length > mostStopsAtOnce)
    return {
      ok: false,
      errors: {
        addresses: `These are ${addresses.length}. Up to ${mostStopsAtOnce} can be put on the list at once`,
      },
    };
  return { ok: true, input: { addresses, reason: reason.trim() || null } };
}

function doneWords({ added, known }: MailStopsAdded): string {
  const before = known === 1 ? "1 was there before" : `${known} were there before`;
  if (added === 0)
    return known === 1 ? "It was on the list before" : "They were all on the list before";
  const now = added === 1 ? "1 address is new on the list" : `${added} addresses are new on it`;
  return known === 0 ? now : `${now}, ${before}`;
}

/** One address, or several pasted: mails stop at once. */
export function StopDialog({ onClose }: { onClose: () => void }) {
  const stops = useApi(createMailStopsApi);
  const write = useWrite(mailStopsKey);
  const form = useDraft<StopDraft, MailStopInput>(
    { addresses: "", reason: "" },
    { write, read: readDraft },
  );
  return (
    <FormDialog
      title="Stop mails to an address"
      description="Campaigns, announcements and invitations go there no more, at once. Orders, tickets and changes still do."
      submitLabel="Stop mails"
      {...form.dialog(stops.add, { done: (now) => toast.success(doneWords(now)), onClose })}
    >
      <Stack gap="4">
        <TextArea
          label="Addresses"
          help="One, or several: each on a line of its own, or with commas between them."
          rows={4}
          {...form.field("addresses")}
        />
        <TextField
          label="Reason (optional)"
          help="For your team."
          maxLength={300}
          {...form.field("reason")}
        />
      </Stack>
    </FormDialog>
  );
}
