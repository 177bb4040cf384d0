import { nameToTake } from "@jubilee/core/account/account-words.rules";
import type { OwnershipOffer, Team } from "@jubilee/core/account/team.types";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
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
  const me = team.members.find(({ isMe }) => isMe)?.name ?? offer.to;
  const [name, setName] = useState(() => nameToTake(offer.account, offer.from, me));
  const [isUnnamed, setUnnamed] = useState(false);
  const takeOver = async () => {
    const taken = await api.takeOver(offer.id);
    // Sent again after a refused name, the yes is one yes.
    return !taken.ok || name.trim() === offer.account
      ? taken
      : api.rename(taken.value, name.trim());
  };
  return (
    <ProvenDialog
      title="Take the account over?"
      description={`${offer.from} hands the account over to you, and stays in the team as an admin.`}
      keepLabel="Not now"
      confirmLabel="Take it over"
      isProven={team.isProven}
      // It may have been taken back meanwhile, as the refusal says.
      onClose={() => {
        onClose();
        readAgain();
      }}
      act={takeOver}
      check={() => {
        setUnnamed(name.trim() === "");
        return name.trim() !== "";
      }}
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
      <TextField
        label="What the account is called from now on"
        help="Guests and your team read it where the account speaks. You can change it on the team’s page."
        value={name}
        onValueChange={setName}
        error={isUnnamed ? "Give the account a name" : undefined}
        maxLength={200}
        required
      />
    </ProvenDialog>
  );
}
