import type { Team, TeamMember } from "@jubilee/core/account/team.types";
import { toast } from "@jubilee/ui/toast";
import { ProvenDialog } from "../../settings/ProvenDialog.tsx";
import { useTeamCall } from "../people/useTeamWrite.ts";
import { HandoverTerms } from "./HandoverTerms.tsx";

interface OfferDialogProps {
  team: Team;
  member: TeamMember;
  onClose: () => void;
}

/** The owner offers the account to an admin: what goes along, and what does not. */
export function OfferDialog({ team, member: { id, name }, onClose }: OfferDialogProps) {
  const { api, readAgain } = useTeamCall();
  return (
    <ProvenDialog
      title={`Hand the account over to ${name}?`}
      description="They are asked by mail and have seven days to say yes. Until then nothing changes, and you can take it back."
      keepLabel="Stay the owner"
      confirmLabel="Offer the account"
      isProven={team.isProven}
      onClose={onClose}
      act={() => api.offer(id)}
      onDone={() => {
        onClose();
        readAgain();
        toast.success(`${name} is asked`);
      }}
    >
      <HandoverTerms
        terms={[
          `Events, guests, tickets, orders and their books go to ${name}, and so does the time that the plan is paid for.`,
          "Your way to pay, your invoices and the bank account stay with you; nothing more is taken for the plan, unless they pay for one of their own: then you keep yours.",
          "You stay in the team as an admin, and have an empty account of your own.",
        ]}
      />
    </ProvenDialog>
  );
}
