import { accountOf } from "@jubilee/core/account/account-words.rules";
import type { OwnershipOffer, Team } from "@jubilee/core/account/team.types";
import { mailMoment } from "@jubilee/core/base/moments.rules";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useTeamWrite } from "../people/useTeamWrite.ts";
import { offerActions } from "../Team.css.ts";
import { TakeOverDialog } from "./TakeOverDialog.tsx";

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

interface OfferBannerProps {
  team: Team;
  offer: OwnershipOffer;
}

/** The account is offered: to its owner until when and how it is taken back, to who was asked yes and no. */
export function OfferBanner({ team, offer }: OfferBannerProps) {
  const { api, run, isBusy } = useTeamWrite();
  const [isTaking, setTaking] = useState(false);
  const locale = useLocale();
  const { from, to, toMe, ownInUse } = offer;
  const isShown = offer.id === team.offer?.id;
  const until = mailMoment(offer.expiresAt, zone, locale);
  const end = async () => {
    if (await run(() => api.endOffer(offer.id)))
      toast.success(toMe ? `${from} stays the owner` : "The offer is taken back");
  };
  const endButton = (
    <Button variant="outline" size="sm" loading={isBusy} onClick={() => void end()}>
      {toMe ? "No, thank you" : "Take it back"}
    </Button>
  );
  if (!toMe)
    return (
      <Banner tone="info" title={`${to} is asked to own this account`}>
        {`Good until ${until}. Until they say yes, nothing changes.`}
        <div className={offerActions}>{endButton}</div>
      </Banner>
    );
  return (
    <Banner
      tone="info"
      title={`${from} offers you ${isShown ? "this account" : accountOf(offer.account, from)}`}
    >
      {ownInUse
        ? `Your own account is in use, and one person owns one account. Empty it first, or ask ${from} to invite another address of yours as an admin. The offer is good until ${until}.`
        : `Say yes until ${until}, and it is yours, with its plan.`}
      <div className={offerActions}>
        {!ownInUse && (
          <Button size="sm" onClick={() => setTaking(true)}>
            See what it means
          </Button>
        )}
        {endButton}
      </div>
      {isTaking && <TakeOverDialog team={team} offer={offer} onClose={() => setTaking(false)} />}
    </Banner>
  );
}
