import type { PublicTicketType } from "@jubilee/core/sharing/public-event.types";
import { useRef, useState } from "react";
import { createKeyring } from "../../client/idempotency.ts";
import { line as english } from "../../copy/en/line.copy.ts";
import { Button } from "../../parts/Button.tsx";
import { contactErrors, focusFirstError } from "../../parts/contact-errors.ts";
import { Field } from "../../parts/Field.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { back, check } from "../../parts/icons.ts";
import { Notice } from "../../parts/Notice.tsx";
import { Stepper } from "../../parts/Stepper.tsx";
import { Trap } from "../../parts/Trap.tsx";
import { act, flag, head, help, ring, section, spread } from "../../styles/base.css.ts";
import { error } from "../../styles/wrong.css.ts";
import { link } from "../../styles/steps.css.ts";
import type { ScreenProps } from "../../widget.types.ts";
import { refusalText } from "../every/refusalText.ts";
import { useArrival } from "../every/useArrival.ts";
import { useWayBack } from "../every/useWayBack.ts";

export interface Props extends ScreenProps {
  type: PublicTicketType;
  onBack: () => void;
}

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** A place in line for a kind of ticket that is sold out. */
export function LineScreen({ context, data, type, onBack }: Props) {
  const copy = context.words("line", english);
  const { copy: common, draft } = context;
  const [fields, setFields] = useState(() => ({
    name: text(draft.read()["name"]) || (context.prefill.name ?? ""),
    email: text(draft.read()["email"]) || (context.prefill.email ?? ""),
    website: "",
    quantity: Math.max(1, type.minPerOrder),
    splitOk: false,
  }));
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [refused, setRefused] = useState("");
  const [busy, setBusy] = useState(false);
  const [position, setPosition] = useState<number | null | undefined>(undefined);
  const keys = useRef(createKeyring());
  const heading = useArrival(context, copy.title);
  useWayBack(context, onBack);

  const change = (changed: Partial<typeof fields>) => {
    const next = { ...fields, ...changed };
    setFields(next);
    setErrors({});
    draft.write({ ...draft.read(), name: next.name, email: next.email });
  };
  const send = async () => {
    const wrong = contactErrors(fields, context);
    setErrors(wrong);
    setRefused("");
    if (wrong.name || wrong.email) return focusFirstError(context.shadow);
    setBusy(true);
    const body = { ...fields, ticketTypeId: type.id };
    const outcome = await context.call<{ position: number | null }>(
      "POST",
      `waitlist/${context.token}`,
      { ...body, idempotencyKey: keys.current.keyFor(body) },
    );
    setBusy(false);
    if (!outcome.ok) {
      context.emit("jubilee:error", { code: outcome.error.code });
      return setRefused(await refusalText(context, outcome.error));
    }
    const place = outcome.value.position;
    const { name: _name, email: _email, ...kept } = draft.read();
    draft.write(kept);
    context.emit("jubilee:waitlist-joined", { eventId: data.event.id, position: place });
    setPosition(place);
  };

  if (position !== undefined) {
    return <Joined {...{ context, position, onBack }} />;
  }
  return (
    <form
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault();
        if (!busy) void send();
      }}
    >
      <div className={head}>
        <button type="button" className={link} onClick={onBack}>
          <Icon lines={back} />
          {copy.back}
        </button>
        <div>
          <span className={`${flag} ${ring}`}>{copy.flag(type.name)}</span>
        </div>
        <h2 ref={heading} tabIndex={-1}>
          {copy.title}
        </h2>
        <p>{copy.text}</p>
      </div>
      <div className={section}>
        <Field
          name="line-name"
          label={common.name}
          autoComplete="name"
          value={fields.name}
          error={errors["name"]}
          onValue={(name) => change({ name })}
        />
        <Field
          name="line-email"
          label={common.email}
          email
          autoComplete="email"
          value={fields.email}
          error={errors["email"]}
          onValue={(email) => change({ email })}
        />
        <div className={spread}>
          <span>{copy.party}</span>
          <Stepper
            label={copy.party}
            words={common.one}
            value={fields.quantity}
            least={1}
            most={type.maxPerOrder}
            onValue={(quantity) => change({ quantity })}
          />
        </div>
        {fields.quantity > 1 && (
          <label className={help}>
            <input
              type="checkbox"
              checked={fields.splitOk}
              onChange={(event) => change({ splitOk: event.currentTarget.checked })}
            />{" "}
            {copy.split}
          </label>
        )}
        <Trap value={fields.website} onValue={(website) => change({ website })} />
      </div>
      <div className={act}>
        {refused && (
          <p className={error} role="alert">
            {refused}
          </p>
        )}
        <Button main type="submit" busy={busy}>
          {copy.join}
        </Button>
      </div>
    </form>
  );
}

interface JoinedProps extends Pick<Props, "context" | "onBack"> {
  position: number | null;
}

/** The place in line that was just taken. */
function Joined({ context, position, onBack }: JoinedProps) {
  const copy = context.words("line", english);
  const heading = useArrival(context, copy.joinedTitle);
  return (
    <Notice
      icon={check}
      title={copy.joinedTitle}
      heading={heading}
      text={copy.joinedText(position)}
    >
      <Button onPress={onBack}>{copy.back}</Button>
    </Notice>
  );
}
