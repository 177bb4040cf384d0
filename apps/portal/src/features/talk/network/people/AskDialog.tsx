import { meaningOf } from "@jubilee/core/account/role-words.rules";
import { createTeamApi } from "@jubilee/core/account/team.api";
import type { PlanningContact } from "@jubilee/core/talk/network.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { TextArea } from "@jubilee/ui/text-area";
import { ScopeField } from "../../../../event-kit/people/ScopeField.tsx";
import { Loaded } from "../../../../page-kit/data/Loaded.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useDraft } from "../../../../page-kit/form/useDraft.ts";
import { talkKeys } from "../../keys.ts";
import { useNetworkWrite } from "../useNetwork.ts";

interface AskDialogProps {
  contact: PlanningContact;
  accountId: string;
  onClose: () => void;
}

/** A contact is asked to plan with the account: in which role, for which events, with a word. */
export function AskDialog({ contact, accountId, onClose }: AskDialogProps) {
  const teams = useApi(createTeamApi);
  const team = useRead([...talkKeys.network, "team", accountId], () => teams.get(accountId));
  const { api, ...write } = useNetworkWrite();
  const form = useDraft(
    { roleId: "", eventIds: null as string[] | null, note: "" },
    {
      write,
      check: ({ roleId, eventIds }) => ({
        roleId: roleId === "" ? "Choose a role" : undefined,
        eventIds: eventIds?.length === 0 ? "Choose at least one event, or all of them" : undefined,
      }),
      columns: { role_id: "roleId" },
    },
  );
  return (
    <FormDialog
      size="s"
      title={`Plan together with ${contact.name}`}
      submitLabel="Ask"
      summary={false}
      {...form.dialog((input) => api.ask({ ...input, userId: contact.userId }), {
        done: `${contact.name} is asked`,
        onClose,
      })}
    >
      <Loaded of={team} what="The roles" skeleton={<SkeletonRows count={4} />}>
        {({ roles, events }) => (
          <>
            <RadioGroup
              label="Role"
              {...form.field("roleId")}
              options={roles
                .filter(({ key }) => key !== "owner")
                .map((role) => ({ value: role.id, label: role.name, help: meaningOf(role) }))}
            />
            <ScopeField events={events} {...form.field("eventIds")} />
          </>
        )}
      </Loaded>
      <TextArea
        label="A word with it"
        optional
        help="They see your account’s name, the role and the events. Their address is told to you once they say yes."
        rows={2}
        maxLength={300}
        {...form.field("note")}
      />
    </FormDialog>
  );
}
