import type { ReactNode } from "react";
import type { OpenCopy } from "../copy/copy.types.ts";
import { binding } from "../format/binding.ts";
import { hostsOf } from "./hosts-of.ts";
import { Alert } from "../parts/Alert.tsx";
import { Button } from "../parts/Button.tsx";
import { Field } from "../parts/Field.tsx";
import { Lazy } from "../parts/Lazy.tsx";
import { Stepper } from "../parts/Stepper.tsx";
import { Trap } from "../parts/Trap.tsx";
import { act, help, muted, section, spread } from "../styles/base.css.ts";
import { pair } from "../styles/field.css.ts";
import { error } from "../styles/wrong.css.ts";
import { row, rowLabel } from "../styles/rsvp.css.ts";
import { mayAskFirst } from "./may-ask-first.ts";
import { Choice } from "./Choice.tsx";
import { useReply, type ReplyOptions } from "./useReply.ts";

const loadCompanions = () => import("../steps/rsvp/companions.tsx");

interface Props extends ReplyOptions {
  copy: OpenCopy;
  /** What the button does. */
  action: string;
  /** Cover and title, which stand back for a problem. */
  top: ReactNode;
}

/** Answer, how many, who, a note; one button. */
export function ReplyForm(props: Props) {
  const { context, data, copy, action, known, waiting, top } = props;
  const { fields, change, errors, problem, busy, send } = useReply(props);
  const { rsvp, event } = data;
  const most = Math.max(1, Math.min(rsvp.maxPartySize, rsvp.placesLeft ?? Infinity));
  const common = context.copy;
  const sum = fields.answer && copy.sum[fields.answer];
  // On the event's own page the question comes first, and the rest once it is answered.
  const asks = mayAskFirst && !(waiting || known || fields.answer) ? data.asks : undefined;
  const asksParty = !asks && fields.answer !== "no";
  return (
    <form
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault();
        if (!busy) void send();
      }}
    >
      {top}
      {!waiting && (
        <div className={section} part={asks ? "question" : undefined}>
          <Choice
            label={copy.title}
            words={asks ? { ...copy.answers, yes: asks.yes } : copy.answers}
            open={Boolean(asks)}
            value={fields.answer}
            invalid={Boolean(errors.answer)}
            onValue={(answer) => change({ answer })}
          />
          {errors.answer && (
            <span className={error} role="alert">
              {errors.answer}
            </span>
          )}
          {asksParty && rsvp.maxPartySize > 1 && (
            <div className={row}>
              <div>
                <div className={rowLabel}>{copy.party}</div>
                <div className={help}>{copy.partyHelp(rsvp.maxPartySize)}</div>
              </div>
              <Stepper
                label={copy.party}
                words={common.one}
                value={fields.partySize}
                least={1}
                most={most}
                on={fields.partySize > 1}
                onValue={(partySize) => change({ partySize })}
              />
            </div>
          )}
        </div>
      )}
      {asksParty && fields.partySize > 1 && (
        <Lazy
          context={context}
          load={loadCompanions}
          screen={{ context, fields, errors, most, change }}
        />
      )}
      {!known && !asks && (
        <div className={`${section} ${pair}`}>
          <Field
            name="name"
            label={common.name}
            autoComplete="name"
            value={fields.name}
            error={errors.name}
            onValue={(name) => change({ name })}
          />
          <Field
            name="email"
            label={common.email}
            email
            autoComplete="email"
            value={fields.email}
            error={errors.email}
            onValue={(email) => change({ email })}
          />
          <Trap value={fields.website} onValue={(website) => change({ website })} />
        </div>
      )}
      {!waiting && !asks && (
        <div className={section}>
          <Field
            name="note"
            label={copy.note(hostsOf(event, context.locale))}
            optional={common.optional}
            rows={2}
            value={fields.note}
            error={errors.note}
            onValue={(note) => change({ note })}
          />
        </div>
      )}
      {!asks && (
        <div className={act}>
          {!waiting && (
            <div className={spread}>
              <b>{typeof sum === "function" ? sum(fields.partySize) : sum}</b>
              {rsvp.deadline && (
                <span className={`${help} ${muted}`}>
                  {binding(rsvp.deadline, event, context, copy.changeUntil)}
                </span>
              )}
            </div>
          )}
          {problem && <Alert {...problem} />}
          <Button main type="submit" busy={busy}>
            {busy ? copy.sending : problem ? common.tryAgain : action}
          </Button>
        </div>
      )}
    </form>
  );
}
