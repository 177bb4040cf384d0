import type { Team } from "@jubilee/core/account/team.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { TextField } from "@jubilee/ui/text-field";
import { readRightsAgain } from "../../../../app/session/followRights.ts";
import { useDraft } from "../../../../page-kit/form/useDraft.ts";
import { useTeamWrite } from "../people/useTeamWrite.ts";

interface RenameAccountDialogProps {
  team: Team;
  onClose: () => void;
}

/** What the account is called. */
export function RenameAccountDialog({ team, onClose }: RenameAccountDialogProps) {
  const { api, ...write } = useTeamWrite();
  const form = useDraft(
    { name: team.name },
    {
      write,
      check: ({ name }) => (name.trim() === "" ? { name: "Give the account a name" } : {}),
    },
  );
  return (
    <FormDialog
      size="s"
      title="The account’s name"
      submitLabel="Save the name"
      summary={false}
      {...form.dialog(({ name }) => api.rename(team.accountId, name.trim()), {
        done: () => readRightsAgain(),
        onClose,
      })}
    >
      <TextField
        label="Name"
        help="Your team and your guests read it where the account speaks, such as in invitations."
        maxLength={200}
        {...form.field("name")}
      />
    </FormDialog>
  );
}
