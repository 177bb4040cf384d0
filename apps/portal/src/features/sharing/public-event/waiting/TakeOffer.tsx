import { formatMoney } from "@jubilee/core/money/money.rules";
import type { CheckoutResult, WaitlistPlace } from "@jubilee/core/sharing/public-event.types";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import { href } from "../../../../app/routing/href.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useTellMoment } from "../../../../event-kit/useTellMoment.ts";
import { callEmbed } from "../../../../page-kit/embed/embed.ts";
import { useChange } from "../../../../event-kit/guest-page/useChange.ts";

interface TakeOfferProps {
  place: WaitlistPlace;
  /** The offer is not there any more. */
  onGone: () => void;
}

/** Takes what is held for the party: free at once, else by the payment page. */
export function TakeOffer({ place, onGone }: TakeOfferProps) {
  const [locale, tell] = [useLocale(), useTellMoment()];
  const { isBusy, refused, run } = useChange();
  const [key] = useState(() => crypto.randomUUID());
  const { offer, event } = place;
  if (!offer) return null;
  const sum = formatMoney(offer.totalMinor, offer.currency, locale);
  const take = async (payment: "provider" | "offline") => {
    const tickets = new URL(href("publicEvent.ticketConfirmation"), location.origin);
    const result = await run(() =>
      callEmbed<CheckoutResult>(`order/${encodeURIComponent(offer.orderToken)}/checkout`, {
        buyer: { name: place.name, email: offer.buyerEmail },
        holders: [],
        returnUrl: tickets.href,
        idempotencyKey: `${key}-${payment}`,
        payment,
      }),
    );
    if (!result) return;
    tickets.searchParams.set("order", offer.orderToken);
    location.assign(result.redirectUrl ?? tickets.href);
  };
  return (
    <Card title={offer.totalMinor > 0 ? sum : "Free of charge"} level={2}>
      <Stack gap="4">
        {offer.lines.map(({ ticketTypeId, name, quantity }) => (
          <Text key={ticketTypeId}>
            {quantity} × {name}
          </Text>
        ))}
        {offer.holdExpiresAt && (
          <Text tone="muted">
            {tell("Held for you until", offer.holdExpiresAt, event.timeZone)}{" "}
            <span>Fees and taxes are included.</span>
          </Text>
        )}
        {refused && (
          <InlineMessage tone="danger">
            {refused.message}{" "}
            {refused.code === "hold_expired" && (
              <Button size="sm" variant="link" onClick={onGone}>
                Look again
              </Button>
            )}
          </InlineMessage>
        )}
        <Button loading={isBusy} onClick={() => void take("provider")}>
          {offer.totalMinor > 0 ? `Take them and pay ${sum}` : "Take them"}
        </Button>
        {offer.terms?.payLater && (
          <Button variant="outline" disabled={isBusy} onClick={() => void take("offline")}>
            Take them and pay later
          </Button>
        )}
      </Stack>
    </Card>
  );
}
