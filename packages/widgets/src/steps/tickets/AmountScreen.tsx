import { formatPrice, parseAmount } from "@jubilee/core/money/money.rules";
import type { PublicTicketType } from "@jubilee/core/sharing/public-event.types";
import { useState } from "react";
import { line as english } from "../../copy/en/line.copy.ts";
import { Button } from "../../parts/Button.tsx";
import { Field } from "../../parts/Field.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { back } from "../../parts/icons.ts";
import { act, head, help, section } from "../../styles/base.css.ts";
import { link } from "../../styles/steps.css.ts";
import type { Props as WayProps } from "./OtherWays.tsx";
import { refusalText } from "../every/refusalText.ts";
import { useArrival } from "../every/useArrival.ts";

interface Props extends Omit<WayProps, "type"> {
  type: PublicTicketType;
}

/** What one pays for a ticket whose buyers choose: never below the least. */
export function AmountScreen({ context, data, type, onBack, onOffer }: Props) {
  const copy = context.words("line", english);
  const [amount, setAmount] = useState("");
  const [refused, setRefused] = useState("");
  const heading = useArrival(context, type.name);
  const leastMinor = type.price?.leastMinor ?? 0;
  const least = copy.least(formatPrice(leastMinor, type.currency, context.lang));
  const apply = async () => {
    const parsed = parseAmount(amount, type.currency, context.lang);
    if (!parsed.ok) {
      const { message } = parsed;
      const wrong = { code: "invalid_input", field: "amount", message } as const;
      return setRefused(await refusalText(context, wrong));
    }
    if (parsed.amountMinor < leastMinor) return setRefused(least);
    const chosenMinor = parsed.amountMinor;
    const tickets = data.tickets.map((other) =>
      other.id === type.id && other.price
        ? { ...other, priceMinor: chosenMinor, price: { ...other.price, chosenMinor } }
        : other,
    );
    onOffer({ tickets, ...(data.promoCode ? { promoCode: data.promoCode } : {}) });
    onBack();
  };
  return (
    <form
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault();
        void apply();
      }}
    >
      <div className={head}>
        <button type="button" className={link} onClick={onBack}>
          <Icon lines={back} />
          {copy.back}
        </button>
        <h2 ref={heading} tabIndex={-1}>
          {type.name}
        </h2>
      </div>
      <div className={section}>
        <Field
          name="amount"
          label={type.currency}
          value={amount}
          placeholder={formatPrice(type.priceMinor, type.currency, context.lang)}
          error={refused}
          onValue={setAmount}
        />
        <p className={help}>{least}</p>
      </div>
      <div className={act}>
        <Button main type="submit">
          {copy.apply}
        </Button>
      </div>
    </form>
  );
}
