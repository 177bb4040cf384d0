import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import type { CheckoutCopy } from "../../copy/copy.types.ts";
import { Button } from "../../parts/Button.tsx";
import { Field } from "../../parts/Field.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { back, lock } from "../../parts/icons.ts";
import { act, button, head, help, section, spread } from "../../styles/base.css.ts";
import { error } from "../../styles/wrong.css.ts";
import { link, sum } from "../../styles/steps.css.ts";
import type { WidgetContext } from "../../widget.types.ts";
import { useArrival } from "../every/useArrival.ts";
import { seats, type useCheckout } from "./useCheckout.ts";

interface Props {
  context: WidgetContext;
  copy: CheckoutCopy;
  order: OrderView;
  checkout: ReturnType<typeof useCheckout>;
  /** The total as it is written. */
  amount: string;
  onLeave: () => void;
}

/** Who buys, who comes, and the way to the payment page. */
export function CheckoutForm({ context, copy, order, checkout, amount, onLeave }: Props) {
  const { fields, errors, busy, refused } = checkout;
  const { copy: common } = context;
  const heading = useArrival(context, copy.title);
  const places = seats(order);
  const free = order.totalMinor === 0;
  return (
    <form
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault();
        if (!busy) void checkout.send();
      }}
    >
      <div className={head}>
        <button type="button" className={link} onClick={onLeave}>
          <Icon lines={back} />
          {copy.tickets}
        </button>
        <h2 ref={heading} tabIndex={-1}>
          {copy.title}
        </h2>
      </div>
      <div className={section}>
        <Field
          name="name"
          label={common.name}
          autoComplete="name"
          placeholder={copy.holderHint}
          value={fields.name}
          error={errors["name"]}
          onValue={(name) => checkout.change({ name })}
        />
        <Field
          name="email"
          label={common.email}
          email
          autoComplete="email"
          value={fields.email}
          error={errors["email"]}
          onValue={(email) => checkout.change({ email })}
        />
        <p className={help}>{copy.sendNote}</p>
      </div>
      {places.length > 1 && (
        <div className={section}>
          {places.map(({ type, place }, index) => (
            <Field
              key={`${type}/${place}`}
              name={`holder-${index}`}
              label={copy.holder(type, place)}
              optional={common.optional}
              placeholder={index === 0 && fields.name ? fields.name : copy.holderHint}
              value={fields.holders[index] ?? ""}
              onValue={(name) => checkout.holder(index, name)}
            />
          ))}
        </div>
      )}
      <div className={act}>
        <div className={spread}>
          <span>{copy.count(places.length)}</span>
          <span className={sum}>{amount}</span>
        </div>
        {refused && (
          <p className={error} role="alert">
            {refused}
          </p>
        )}
        <Button main type="submit" busy={busy}>
          {!free && <Icon lines={lock} />}
          <bdi>{busy ? copy.leaving : free ? copy.finish : copy.pay(amount)}</bdi>
        </Button>
        {order.terms?.payLater && (
          <button
            type="button"
            className={button}
            data-binding=""
            onClick={() => void checkout.send("offline")}
          >
            {copy.payLater}
          </button>
        )}
        <p className={help}>{free ? copy.freeNote : copy.payNote}</p>
      </div>
    </form>
  );
}
