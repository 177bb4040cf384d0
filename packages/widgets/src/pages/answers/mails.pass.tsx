import { mail } from "../parts/icons.ts";
import { Refusal } from "../parts/Refusal.tsx";
import * as css from "../styles/css.ts";
import * as rows from "./pass/rows.css.ts";
import type { PassPart, PassSection } from "./pass/pass.types.ts";

/** Whether these hosts write to the guest, and what is held about them. */
export const section: PassSection = {
  about: "event",
  order: 99,
  // Whoever came by the end of a mail is asked for that first.
  asks: (place) =>
    isAsked(place)
      ? [
          {
            key: "mails",
            icon: mail,
            title: place.own.mails,
            line: place.own.mailsOn,
            act: <MailWish {...place} look={css.smallButton} />,
          },
        ]
      : [],
  part: (place) => <Wishes {...place} />,
};

/** Then it stands at the top, and not a second time at the end. */
const isAsked = ({ query, shared }: PassPart): boolean =>
  query["mails"] === "stop" && shared.wantsMail;

interface WishProps extends PassPart {
  look: string;
  /** It stands at its place, where the focus comes back to it. */
  id?: string;
}

function MailWish({ shared, own: copy, address, look, id }: WishProps) {
  return (
    <form method="post" action={address("mails")} data-send="">
      <button id={id} className={look} name="wantsMail" value={shared.wantsMail ? "no" : "yes"}>
        {shared.wantsMail ? copy.mailsStop : copy.mailsStart}
      </button>
    </form>
  );
}

function Wishes(place: PassPart) {
  const { own: copy, shared, address, outcome, words } = place;
  const isRefused = outcome?.form === "mails" || outcome?.form === "profile";
  return (
    <section className={css.section} aria-label={copy.mails} id="link" data-anew="">
      <p className={css.small}>{copy.yours}</p>
      <p className={css.small}>{shared.wantsMail ? copy.mailsOn : copy.mailsOff}</p>
      {isRefused && <Refusal words={words} outcome={outcome} />}
      <div className={rows.outs}>
        {!isAsked(place) && <MailWish {...place} look={css.link} id="mail-wish" />}
        <form method="post" action={address("profile")} data-send="">
          <button className={css.link}>{copy.held}</button>
        </form>
      </div>
    </section>
  );
}
