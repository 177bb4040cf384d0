import type { RsvpAnswer } from "@jubilee/core/sharing/public-event.types";
import { momentInZone } from "../../moments.ts";
import { isInvitation, rsvpView } from "../../../rsvp/rsvp-state.ts";
import type { EventPart } from "./event.types.ts";
import * as css from "../../styles/css.ts";
import { Bought, isOnSale } from "./Bought.tsx";
import { ReplyForm } from "./ReplyForm.tsx";

const answers: readonly RsvpAnswer[] = ["yes", "maybe", "no"];

/** What the event lets its guests do now, in two sentences for whoever cannot answer. */
export function standing({ shared, now, words: { closed }, reader }: EventPart) {
  const { event, rsvp } = shared;
  const view = rsvpView(shared, now);
  const until = rsvp.deadline && momentInZone(rsvp.deadline, event, reader.locale);
  const said: Record<typeof view, readonly [string, string] | null> = {
    open: null,
    waitlist: null,
    cancelled: [closed.cancelledTitle, closed.cancelledText],
    ended: [closed.endedTitle, closed.endedText],
    full: [closed.fullTitle, closed.fullText],
    used_up: [closed.usedUpTitle, closed.usedUpText],
    closed: [closed.closedTitle(until ?? ""), closed.closedText],
    off: [closed.offTitle, closed.offText],
  };
  return said[view];
}

/** `Please answer by Friday 14 May at 18:30 EDT. No account needed.` */
export function answerLine({ shared, words, reader }: EventPart): string {
  const { event, rsvp } = shared;
  const { deadline } = rsvp;
  const by = deadline && words.page.answerBy(momentInZone(deadline, event, reader.locale));
  return [by, words.page.noAccount].filter(Boolean).join(" ");
}

/** The three answers: each is a way to the form, which a script opens in place. */
export function Answers({ part, look }: { part: EventPart; look: string }) {
  const { rsvp, page } = part.words;
  return (
    <div className={look}>
      <input type="hidden" name="lang" value={part.reader.lang} />
      {answers.map((answer) => (
        <button
          key={answer}
          name="answer"
          value={answer}
          aria-pressed={part.answer === answer}
          className={answer === "yes" && !part.answer ? css.main : css.button}
        >
          <bdi>{answer === "yes" ? page.comes : rsvp.answers[answer]}</bdi>
        </button>
      ))}
    </div>
  );
}

/**
 * The reply: the very element that hosts paste. What stands in it before its script, and without
 * one, asks the same question and can be sent as a form.
 */
export function Reply(part: EventPart) {
  const { token, reader, words, shared, path, outcome, answer } = part;
  if (isInvitation(shared)) return null;
  const said = standing(part);
  const isSent = outcome?.form === "reply" && outcome.done !== undefined;
  const inside = said ? (
    <div className={css.question}>
      <h2>{said[0]}</h2>
      <p>{said[1]}</p>
    </div>
  ) : (answer ?? outcome?.form === "reply") ? (
    <ReplyForm {...part} />
  ) : (
    <form className={css.question} method="get" action={`${path}#reply`}>
      <h2>{words.rsvp.title}</h2>
      <p>{answerLine(part)}</p>
      <Answers part={part} look={css.choice} />
    </form>
  );
  if (isSent) return <ReplyForm {...part} />;
  return (
    <>
      {/* A widget shows itself whatever its page says: what is hidden is around it. */}
      <div data-asks="">
        <jubilee-rsvp token={token} lang={reader.lang} bare="" loading="eager">
          {inside}
        </jubilee-rsvp>
      </div>
      {isOnSale(part) && <Bought {...part} />}
    </>
  );
}
