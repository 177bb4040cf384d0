import { meaningOf } from "@jubilee/core/account/role-words.rules";
import type { Team } from "@jubilee/core/account/team.types";
import { isEmailAddress } from "@jubilee/core/base/email-address.rules";
import { Button } from "@jubilee/ui/button";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useDraft } from "../../../../page-kit/form/useDraft.ts";
import { ScopeField } from "../../../../event-kit/people/ScopeField.tsx";
import { useTeamWrite } from "../people/useTeamWrite.ts";
import { adminPlaces, invitationOf } from "../places.rules.ts";

interface InviteDialogProps {
  team: Team;
  onClose: () => void;
}

/** Somebody is asked into the team: by which address, in which role, for which events. */
export function InviteDialog({ team, onClose }: InviteDialogProps) {
  const { api, ...write } = useTeamWrite();
  const isFull = adminPlaces(team) >= 10;
  const roles = team.roles.filter(({ key }) => key !== "owner");
  const form = useDraft(
    {
      email: "",
      roleId: roles.find(({ key }) => key === "editor")?.id ?? "",
      eventIds: null as string[] | null,
    },
    {
      write,
      check: ({ email, eventIds }) => ({
        email: isEmailAddress(email.trim())
          ? invitationOf(team, email) && "They are invited already"
          : "Enter a whole e-mail address, such as name@example.com",
        eventIds: eventIds?.length === 0 ? "Choose at least one event, or all of them" : undefined,
      }),
      columns: { role_id: "roleId" },
    },
  );
  const known = invitationOf(team, form.draft.email);
  const sendAgain = async (id: string) => {
    if (!(await write.run(() => api.resend(id)))) return;
    toast.success("A new link is on its way", {
      description: "It is good for seven days; the one before it opens nothing any more.",
    });
    onClose();
  };
  return (
    <FormDialog
      size="s"
      title="Invite to the team"
      submitLabel="Send the link"
      summary={false}
      {...form.dialog((input) => api.invite(team.accountId, input), {
        done: `The link is on its way to ${form.draft.email.trim()}`,
        onClose,
      })}
      // What is typed stands in the list already: nothing would be lost.
      unsaved={form.isChanged && !known}
    >
      <TextField
        label="E-mail"
        type="email"
        autoComplete="off"
        help="No account is needed. The link works once, for seven days."
        {...form.field("email")}
      />
      {known && (
        <InlineMessage>
          They are invited already.{" "}
          <Button
            size="sm"
            variant="outline"
            loading={write.isBusy}
            onClick={() => void sendAgain(known.id)}
          >
            Send the link again
          </Button>
        </InlineMessage>
      )}
      <RadioGroup
        label="Role"
        {...form.field("roleId")}
        options={roles.map((role) => {
          const isClosed = isFull && role.permissions.includes("team.manage");
          return {
            value: role.id,
            label: role.name,
            help: isClosed ? "All ten places are taken" : meaningOf(role),
            disabled: isClosed,
          };
        })}
      />
      <ScopeField events={team.events} {...form.field("eventIds")} />
    </FormDialog>
  );
}
