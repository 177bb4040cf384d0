import type { PromoOffer } from "@jubilee/core/sharing/public-event.types";
import { useState } from "react";
import { line as english } from "../../copy/en/line.copy.ts";
import { tickets as ticketWords } from "../../copy/en/tickets.copy.ts";
import { Button } from "../../parts/Button.tsx";
import { Field } from "../../parts/Field.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { back } from "../../parts/icons.ts";
import { act, head, section } from "../../styles/base.css.ts";
import { link } from "../../styles/steps.css.ts";
import type { Props } from "./OtherWays.tsx";
import { refusalText } from "../every/refusalText.ts";
import { useArrival } from "../every/useArrival.ts";

/** Types a promo code: the tickets come back at its prices, with those it unlocks. */
export function PromoScreen({ context, data, onBack, onOffer }: Omit<Props, "type">) {
  const copy = context.words("line", english);
  const { promo } = context.words("tickets", ticketWords);
  const [code, setCode] = useState(data.promoCode ?? "");
  const [refused, setRefused] = useState("");
  const [busy, setBusy] = useState(false);
  const heading = useArrival(context, promo);
  const send = async () => {
    setBusy(true);
    setRefused("");
    const path = `promo/${context.token}`;
    const outcome = await context.call<PromoOffer>("POST", path, { code: code.trim() });
    setBusy(false);
    if (!outcome.ok) return setRefused(await refusalText(context, outcome.error));
    onOffer({ tickets: outcome.value.tickets, promoCode: outcome.value.code });
    onBack();
  };
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
        <h2 ref={heading} tabIndex={-1}>
          {promo}
        </h2>
      </div>
      <div className={section}>
        <Field name="promo" label={promo} value={code} error={refused} onValue={setCode} />
      </div>
      <div className={act}>
        <Button main type="submit" busy={busy}>
          {copy.apply}
        </Button>
        {data.promoCode && (
          <Button
            onPress={() => {
              onOffer({});
              onBack();
            }}
          >
            {copy.remove}
          </Button>
        )}
      </div>
    </form>
  );
}
