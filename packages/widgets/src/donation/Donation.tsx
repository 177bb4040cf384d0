import { stateAt } from "@jubilee/core/giving/giving.rules";
import type { GiftView, SharedCampaign } from "@jubilee/core/giving/giving.types";
import { useState } from "react";
import { donation as english } from "../copy/en/donation.copy.ts";
import type { Returned } from "../element/page-link.ts";
import { Band } from "../parts/Band.tsx";
import { Foot } from "../parts/Foot.tsx";
import { Lazy } from "../parts/Lazy.tsx";
import { useEffectOn } from "../parts/useEffectOn.ts";
import { useMoment } from "../parts/useMoment.ts";
import { useReturned } from "../parts/useReturned.ts";
import { flag, head } from "../styles/base.css.ts";
import type { ScreenProps } from "../widget.types.ts";
import { GiftForm } from "./GiftForm.tsx";
import { Progress } from "./Progress.tsx";

const loadThanks = () => import("../steps/donation/thanks.tsx");

/** The donation widget once its data is there. */
export function Donation({ context, data }: ScreenProps<SharedCampaign>) {
  const copy = context.words("donation", english);
  const { event, campaign } = data;
  const [gift, setGift] = useState<GiftView | null>(null);
  const [returned, setReturned] = useState<Returned | null>(null);
  useMoment(context.now, [campaign.startsAt, campaign.endsAt]);

  useReturned(
    ({ pickUpGift }) => pickUpGift(context, event.id),
    (found) => {
      setReturned(found.returned);
      setGift(found.view);
    },
  );

  const state = stateAt(campaign, context.now());
  const step = gift ? "thanks" : state;
  useEffectOn([step], () => context.emit("jubilee:step", { step }));

  const title = campaign.askTitle ?? copy.title;
  const top = (
    <>
      {!context.bare && <Band context={context} event={event} />}
      <div className={head}>
        <h2>{context.bare ? title : event.name}</h2>
        <p dir="auto">{campaign.askText ?? campaign.beneficiary}</p>
        {!context.bare && <Progress data={data} copy={copy} lang={context.lang} />}
        {campaign.match && <span className={flag}>{copy.match(campaign.match.sponsor)}</span>}
      </div>
    </>
  );
  const bottom = (
    <Foot context={context} data={state === "open" ? data : undefined}>
      {campaign.beneficiary}
    </Foot>
  );
  if (gift || state !== "open") {
    const again = () => {
      setGift(null);
      void context.reload();
    };
    const screen = { context, data, gift, returned, state, onGift: setGift, onAgain: again };
    return (
      <Lazy key={step} context={context} load={loadThanks} screen={screen}>
        {bottom}
      </Lazy>
    );
  }
  return (
    <>
      <GiftForm context={context} data={data} copy={copy} top={top} onGift={setGift} />
      {bottom}
    </>
  );
}
