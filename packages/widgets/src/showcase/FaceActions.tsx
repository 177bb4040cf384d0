import type { SharedFace } from "@jubilee/core/sharing/showcase.types";
import type { ShowcaseCopy } from "../copy/copy.types.ts";
import { price } from "../format/money.ts";
import { Button } from "../parts/Button.tsx";
import { act, flag, ring } from "../styles/base.css.ts";
import { fromPrice } from "./from-price.ts";
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
  const from = fromPrice(tickets);
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
          {widget === "tickets" && from !== null && (
            <small>{from === 0 ? copy.free : copy.from(price(from, event.currency, lang))}</small>
          )}
        </Button>
      ))}
    </div>
  );
}
