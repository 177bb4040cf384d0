import type { GuestRecord } from "@jubilee/core/people/guest-records.types";
import type { MemberState } from "@jubilee/core/people/members.types";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { useId, useState } from "react";
import { keys } from "../../../event-kit/people/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createMembersApi } from "@jubilee/core/people/members.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

type State = MemberState["state"];

interface MemberStateDialogProps {
  record: GuestRecord;
  onClose: () => void;
}

/** Whether somebody can be reached, is missing, or has died. */
export function MemberStateDialog({ record, onClose }: MemberStateDialogProps) {
  const { guest, profile } = record;
  const formId = useId();
  const members = useApi(createMembersApi);
  const { isBusy, run } = useWrite(keys.all, "Attendee Directory");
  const [state, setState] = useState<State>(
    profile.diedOn ? "died" : guest.status === "missing" ? "missing" : "active",
  );
  const [diedOn, setDiedOn] = useState(profile.diedOn ?? "");
  const [memorial, setMemorial] = useState(profile.memorial ?? "");
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    const change: MemberState = state === "died" ? { state, diedOn, memorial } : { state };
    const done = await run(
      () => members.setState(guest.id, change),
      (failure) => {
        if (failure.field === "diedOn") setProblem(failure.message);
        return failure.field === "diedOn";
      },
    );
    if (done) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={guest.full_name}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isBusy}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void save();
        }}
      >
        <Stack gap="4">
          <RadioGroup
            label="In the directory"
            value={state}
            onValueChange={setState}
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
              <TextField
                label="Day of death"
                type="date"
                value={diedOn}
                onValueChange={(value) => {
                  setDiedOn(value);
                  setProblem(undefined);
                }}
                error={problem}
              />
              <TextArea
                label="In memory"
                optional
                help="A few words for the memorial page."
                value={memorial}
                onValueChange={setMemorial}
                maxLength={2000}
                dir="auto"
              />
            </>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
