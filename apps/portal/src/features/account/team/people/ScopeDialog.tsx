import type { Team, TeamMember } from "@jubilee/core/account/team.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { useDraft } from "../../../../page-kit/form/useDraft.ts";
import { ScopeField } from "../../../../event-kit/people/ScopeField.tsx";
import { useTeamWrite } from "./useTeamWrite.ts";

interface ScopeDialogProps {
  team: Team;
  member: TeamMember;
  onClose: () => void;
}

/** Which events somebody works on. */
export function ScopeDialog({ team, member, onClose }: ScopeDialogProps) {
  const { api, ...write } = useTeamWrite();
  const form = useDraft(
    { eventIds: member.eventIds },
    {
      write,
      check: ({ eventIds }) => ({
        eventIds: eventIds?.length === 0 ? "Choose at least one event, or all of them" : undefined,
      }),
      columns: { event_ids_param: "eventIds" },
    },
  );
  return (
    <FormDialog
      size="s"
      title={`Events of ${member.name}`}
      submitLabel="Save"
      summary={false}
      {...form.dialog(({ eventIds }) => api.setEvents(member.id, eventIds), {
        done: "Saved",
        onClose,
      })}
    >
      <ScopeField events={team.events} {...form.field("eventIds")} />
    </FormDialog>
  );
}
