import {
  broughtAlong,
  chosenAlone,
  grouped,
  withBrought,
} from "@jubilee/core/account/role-words.rules";
import type { Role } from "@jubilee/core/account/rights.types";
import type { Team } from "@jubilee/core/account/team.types";
import { Button } from "@jubilee/ui/button";
import { Checkbox } from "@jubilee/ui/checkbox";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { Trash2 } from "lucide-react";
import { useDraft } from "../../../../page-kit/form/useDraft.ts";
import { useTeamWrite } from "../people/useTeamWrite.ts";
import { group, groupName, groups } from "./Roles.css.ts";

interface RoleDialogProps {
  team: Team;
  /** Null for a new one. */
  role: Role | null;
  onClose: () => void;
}

/** A role of the account's own: its name and what it allows, in plain sentences. */
export function RoleDialog({ team, role, onClose }: RoleDialogProps) {
  const { api, ...write } = useTeamWrite();
  const form = useDraft(
    { name: role?.name ?? "", permissions: chosenAlone(role?.permissions ?? ["events.read"]) },
    {
      write,
      check: ({ name }) => ({ name: name.trim() === "" ? "Give the role a name" : undefined }),
      columns: { name_param: "name", permissions_param: "permissions" },
    },
  );
  const chosen = form.draft.permissions;
  const permissions = withBrought(chosen);
  const remove = async () => {
    if (!role || (await write.run(() => api.removeRole(role.id))) === null) return;
    toast.success(`The role ${role.name} is gone`);
    onClose();
  };
  // Only owners and admins manage the team, ten at most.
  const offered = team.permissions.filter((name) => name !== "team.manage");
  return (
    <FormDialog
      size="m"
      title={role ? `Change ${role.name}` : "A role of your own"}
      submitLabel={role ? "Save" : "Make the role"}
      summary={false}
      {...form.dialog(
        ({ name }) => api.saveRole(team.accountId, role?.id ?? null, { name, permissions }),
        {
          done: role ? "Saved, for everybody who has it" : "The role can be given now",
          onClose,
        },
      )}
    >
      <TextField label="Name" placeholder="Greeter" maxLength={60} {...form.field("name")} />
      <div className={groups}>
        {grouped(offered).map(({ title, rights }) => (
          <fieldset key={title} className={group}>
            <legend className={groupName}>{title}</legend>
            {rights.map(({ permission, does }) => {
              const by = broughtAlong(permissions, permission);
              return (
                <Checkbox
                  key={permission}
                  label={does}
                  help={by === null ? undefined : `Comes with “${by}”`}
                  disabled={by !== null}
                  checked={permissions.includes(permission)}
                  onCheckedChange={(may) =>
                    form.change({
                      permissions: may
                        ? [...chosen, permission]
                        : chosen.filter((name) => name !== permission),
                    })
                  }
                />
              );
            })}
          </fieldset>
        ))}
      </div>
      {role && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Trash2 />}
          loading={write.isBusy}
          onClick={() => void remove()}
        >
          Remove this role
        </Button>
      )}
    </FormDialog>
  );
}
