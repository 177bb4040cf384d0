import type {
  CampaignState,
  GiftResult,
  GiftView,
  SharedCampaign,
} from "@jubilee/core/giving/giving.types";
import { formatPrice } from "@jubilee/core/money/money.rules";
import { useState } from "react";
import { awayPages } from "../../client/away-pages.ts";
import { closed as englishClosed } from "../../copy/en/closed.copy.ts";
import { thanks as english } from "../../copy/en/thanks.copy.ts";
import { leavePage, returnUrl, type Returned } from "../../element/page-link.ts";
import { bindingHere } from "../../format/binding.ts";
import { Band } from "../../parts/Band.tsx";
import { Button } from "../../parts/Button.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { check, hourglass, lock } from "../../parts/icons.ts";
import { Notice } from "../../parts/Notice.tsx";
import { useEffectOn } from "../../parts/useEffectOn.ts";
import { button } from "../../styles/base.css.ts";
import { actions, seal, state as stateClass, tallBand } from "../../styles/steps.css.ts";
import type { ScreenProps } from "../../widget.types.ts";
import { AwayNotice } from "../every/AwayNotice.tsx";
import { refusalText } from "../every/refusalText.ts";
import { useArrival } from "../every/useArrival.ts";
import { useGiftReturn } from "./useGiftReturn.ts";

export interface Props extends ScreenProps<SharedCampaign> {
  /** The gift that a payment page has brought back, if any. */
  gift: GiftView | null;
  returned: Returned | null;
  state: CampaignState;
  onGift: (gift: GiftView) => void;
  onAgain: () => void;
}

/** Thanks, what became of a payment, or why no gifts are taken. */
export function ThanksScreen(props: Props) {
  const { context, data, gift, state } = props;
  const copy = context.words("thanks", english);
  if (gift) return <Gift {...props} gift={gift} />;
  const closed = context.words("closed", englishClosed);
  const { startsAt } = data.campaign;
  const [title, text] = {
    ended: [copy.endedTitle, copy.endedText],
    paused: data.usedUp
      ? [closed.usedUpTitle, closed.usedUpText]
      : [copy.pausedTitle, copy.pausedText],
    soon: [copy.soonTitle, startsAt ? bindingHere(startsAt, context, copy.soonText) : ""],
    open: [copy.pausedTitle, copy.pausedText],
  }[state] as [string, string];
  return <Notice icon={hourglass} flag={data.event.name} out title={title} text={text} />;
}

function Gift({ context, data, gift, returned, onGift, onAgain }: Props & { gift: GiftView }) {
  const copy = context.words("thanks", english);
  const [refused, setRefused] = useState("");
  const [away, setAway] = useState(awayPages.get(gift));
  const arrival = useGiftReturn(context, gift, returned, onGift);
  const money = (amount: number) => formatPrice(amount, gift.currency, context.lang);

  const payAgain = async () => {
    const outcome = await context.call<GiftResult>("POST", `gift/${gift.giftToken}/pay`, {
      returnUrl: returnUrl(),
    });
    if (!outcome.ok) return setRefused(await refusalText(context, outcome.error));
    const { redirectUrl } = outcome.value;
    if (redirectUrl) return leavePage(redirectUrl) || setAway(redirectUrl);
    onGift(outcome.value.gift);
  };

  if (away) {
    const onView = (paid: GiftView) => {
      setAway(undefined);
      onGift(paid);
    };
    const path = `gift/${gift.giftToken}`;
    return <AwayNotice context={context} href={away} path={path} view={gift} onView={onView} />;
  }
  if (arrival === "waiting") {
    return <Notice icon={hourglass} title={copy.waitingTitle} text={copy.waitingText} />;
  }
  if (arrival) {
    const { title, text } = {
      declined: { title: copy.declinedTitle, text: copy.declinedText },
      cancelled: { title: copy.cancelledTitle, text: copy.cancelledText },
      unpaid: { title: copy.unpaidTitle, text: copy.unpaidText },
    }[arrival];
    return (
      <Notice alert icon={lock} title={title} text={refused || text}>
        <Button main onPress={() => void payAgain()}>
          {copy.payAgain}
        </Button>
        <Button onPress={onAgain}>{data.campaign.askTitle ?? data.event.name}</Button>
      </Notice>
    );
  }
  if (gift.status === "refunded") {
    const back = money(gift.refundedMinor);
    return <Notice icon={check} title={copy.refundedTitle} text={copy.refundedText(back)} />;
  }
  return <Thanks context={context} data={data} gift={gift} onAgain={onAgain} />;
}

interface ThanksProps extends ScreenProps<SharedCampaign> {
  gift: GiftView;
  onAgain: () => void;
}

function Thanks({ context, data, gift, onAgain }: ThanksProps) {
  const copy = context.words("thanks", english);
  const { dedication, plan, donorEmail, totalMinor, currency, frequency, code: giftCode } = gift;
  const title = copy.title(gift.donorName ?? "");
  const heading = useArrival(context, title, true);
  useEffectOn([giftCode], () => {
    context.emit("jubilee:donation-completed", {
      campaignId: gift.event.id,
      giftCode,
      totalMinor,
      currency,
      frequency,
    });
    // What was typed has arrived: whoever sits down here next begins anew.
    context.draft.write({});
  });
  const amount = formatPrice(gift.amountMinor, currency, context.lang);
  const words = [
    gift.thanksText ?? copy.text(amount, gift.beneficiary),
    dedication && copy[dedication.kind](dedication.name),
    plan && copy.repeats[plan.frequency],
    donorEmail && copy.sent(donorEmail),
  ];
  return (
    <>
      {!context.bare && (
        <div className={tallBand}>
          <Band context={context} event={data.event} />
        </div>
      )}
      <div className={stateClass}>
        <span className={seal}>
          <Icon lines={check} />
        </span>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{words.filter(Boolean).join(" ")}</p>
        <div className={actions}>
          {plan?.planToken && (
            <a
              className={button}
              href={`${context.origin}/giving/${plan.planToken}`}
              target="_blank"
              rel="noopener"
            >
              {copy.change}
            </a>
          )}
          <Button onPress={onAgain}>{copy.again}</Button>
        </div>
      </div>
    </>
  );
}
