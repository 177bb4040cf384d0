import type { OwnershipOffer, Team } from "@jubilee/core/account/team.types";
import { toast } from "@jubilee/ui/toast";
import { readRightsAgain } from "../../../../app/session/followRights.ts";
import { ProvenDialog } from "../../settings/ProvenDialog.tsx";
import { useTeamCall } from "../people/useTeamWrite.ts";
import { HandoverTerms } from "./HandoverTerms.tsx";

interface TakeOverDialogProps {
  team: Team;
  offer: OwnershipOffer;
  onClose: () => void;
}

/** Whoever was asked says yes: what becomes theirs, and what they have to see to. */
export function TakeOverDialog({ team, offer, onClose }: TakeOverDialogProps) {
  const { api, readAgain } = useTeamCall();
  return (
    <ProvenDialog
      title="Take the account over?"
      description={`${offer.from} hands the account over to you, and stays in the team as an admin.`}
      keepLabel="Not now"
      confirmLabel="Take it over"
      isProven={team.isProven}
      onClose={onClose}
      act={() => api.takeOver(offer.id)}
      onDone={() => {
        onClose();
        readAgain();
        readRightsAgain();
        toast.success("The account is yours now");
      }}
    >
      <HandoverTerms
        terms={[
          "Its events, guests, orders and books are yours, and so is answering for them.",
          "Its plan goes on for the time that is paid. Then it ends, unless you pay on in your account; a plan as good that you pay for already simply goes on.",
          "Its bank account is not handed over: enter yours before you sell for payment by transfer.",
          "Your own account, which is empty, is replaced by this one.",
        ]}
      />
    </ProvenDialog>
  );
}
