import { formatPrice } from "@jubilee/core/money/money.rules";
import type { SharedFace } from "@jubilee/core/sharing/showcase.types";
import type { ShowcaseCopy } from "../copy/copy.types.ts";
import { Button } from "../parts/Button.tsx";
import { act, flag, ring } from "../styles/base.css.ts";
import type { Inside } from "./inside.types.ts";

interface Props {
  data: SharedFace;
  copy: ShowcaseCopy;
  lang: string;
  onOpen: (widget: Inside) => void;
}

/** Reply, tickets, a gift: what is open now, the first of them as the main thing to do. */
export function FaceActions({ data: { event, rsvp, tickets, giving }, copy, lang, onOpen }: Props) {
  const { state, placesLeft } = rsvp;
  const prices = tickets
    .filter(({ state, price }) => state === "on_sale" && !price?.isAddOn)
    .map(({ priceMinor }) => priceMinor);
  const from = Math.min(...prices);
  const ways: { widget: Inside; words: string }[] = [];
  if (state === "open" || state === "waitlist") {
    ways.push({ widget: "rsvp", words: state === "open" ? copy.reply : copy.wait });
  }
  if (tickets.length > 0) ways.push({ widget: "tickets", words: copy.tickets });
  if (giving) ways.push({ widget: "donation", words: copy.give });
  if (ways.length === 0 && placesLeft !== 0) return null;
  return (
    <div className={act}>
      {placesLeft === 0 && <span className={`${flag} ${ring}`}>{copy.full}</span>}
      {placesLeft !== null && placesLeft > 0 && (
        <span className={flag}>{copy.left(placesLeft)}</span>
      )}
      {ways.map(({ widget, words }, at) => (
        <Button key={widget} main={at === 0} onPress={() => onOpen(widget)}>
          {words}
          {widget === "tickets" && prices.length > 0 && (
            <small>
              {from === 0 ? copy.free : copy.from(formatPrice(from, event.currency, lang))}
            </small>
          )}
        </Button>
      ))}
    </div>
  );
}
