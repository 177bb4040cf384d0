import type { GuestRecord } from "@jubilee/core/people/guest-records.types";
import { createMembersApi } from "@jubilee/core/people/members.api";
import type { MemberState } from "@jubilee/core/people/members.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { TextArea } from "@jubilee/ui/text-area";
import { keys } from "../../../event-kit/people/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { DateField } from "../../../page-kit/dates/DateField.tsx";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

interface MemberStateDialogProps {
  record: GuestRecord;
  onClose: () => void;
}

interface Draft {
  state: MemberState["state"];
  diedOn: string;
  memorial: string;
}

/** Whether somebody can be reached, is missing, or has died. */
export function MemberStateDialog({ record, onClose }: MemberStateDialogProps) {
  const { guest, profile } = record;
  const members = useApi(createMembersApi);
  const form = useDraft<Draft>(
    {
      state: profile.diedOn ? "died" : guest.status === "missing" ? "missing" : "active",
      diedOn: profile.diedOn ?? "",
      memorial: profile.memorial ?? "",
    },
    { write: useWrite(keys.all, "Attendee Directory") },
  );
  const { state, diedOn, memorial } = form.draft;
  const change: MemberState = state === "died" ? { state, diedOn, memorial } : { state };
  return (
    <FormDialog
      title={guest.full_name}
      submitLabel="Save"
      summary={false}
      {...form.dialog(() => members.setState(guest.id, change), { onClose })}
    >
      <RadioGroup
        label="In the directory"
        {...form.field("state")}
        options={[
          { value: "active", label: "Can be reached" },
          {
            value: "missing",
            label: "Missing",
            help: "Named on the page where others help you find people.",
          },
          {
            value: "died",
            label: "Has died",
            help: "Remembered on the memorial page. No mails go out any more.",
          },
        ]}
      />
      {state === "died" && (
        <>
          <DateField label="Day of death" {...form.field("diedOn")} />
          <TextArea
            label="In memory"
            optional
            help="A few words for the memorial page."
            {...form.field("memorial")}
            maxLength={2000}
            dir="auto"
          />
        </>
      )}
    </FormDialog>
  );
}
