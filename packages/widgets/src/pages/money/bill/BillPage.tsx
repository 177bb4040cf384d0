import { bankLines } from "@jubilee/core/money/bank-accounts.rules";
import { formatterOf } from "@jubilee/core/base/time.rules";
import type { ReactNode } from "react";
import { printer } from "../../../parts/icons.ts";
import { Bar } from "../../parts/Bar.tsx";
import { CopyButton } from "../../parts/CopyButton.tsx";
import { Foot } from "../../parts/Foot.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { paper } from "../../parts/icons.ts";
import { button, small } from "../../styles/css.ts";
import * as css from "./bill.css.ts";
import type { BillPart } from "./bill.types.ts";
import { BillLines } from "./BillLines.tsx";

/** An invoice or credit note as a sheet: who sold what to whom, the tax by rate, the sum. */
export function BillPage(part: BillPart) {
  const { shared, own, order, words, reader, productName, address } = part;
  const { bank, testMode } = shared;
  return (
    <>
      <Bar part={part} />
      <main id="content" tabIndex={-1} className={css.sheet}>
        <Tools {...part} />
        <Head {...part} />
        <BillLines {...part} />
        {bank && (
          <Block name={own.transfers}>
            {bankLines(bank, order.payLater.account).map(({ label, value }) => (
              <p key={label}>
                {`${label}: `}
                <bdi>{value}</bdi>
              </p>
            ))}
          </Block>
        )}
        {testMode && <p className={css.test}>{own.test}</p>}
      </main>
      <Foot words={words} productName={productName} lang={reader.lang} path={address()} />
    </>
  );
}

function Tools({ shared, own, order, words, token, reader }: BillPart) {
  const link = encodeURIComponent(token);
  const file = `/functions/v1/embed/order/${link}/bill.pdf?number=${shared.number}&lang=${reader.lang}`;
  return (
    <div className={css.tools}>
      <a className={button} href={`/ticket-confirmation?order=${link}`}>
        {own.toOrder}
      </a>
      <CopyButton text={shared.label} label={own.copyNumber} done={words.page.copiedText} />
      <a className={button} href={file} download="">
        <Icon lines={paper} />
        {own.pdf}
      </a>
      <span data-print="" hidden>
        <button type="button" className={button}>
          <Icon lines={printer} />
          {order.pass.print}
        </button>
      </span>
    </div>
  );
}

function Head({ shared, own, order, reader }: BillPart) {
  const { kind, label, issuedAt, corrects, timeZone } = shared;
  const { seller, buyerName, buyerEmail, eventName, eventDate, orderCode, locale } = shared;
  const format = formatterOf(reader.locale, { dateStyle: "long", timeZone });
  const day = (instant: string) => format.format(Date.parse(instant));
  return (
    <header className={css.head}>
      <div>
        <h1>
          {`${order.receipt.bills[kind]} `}
          <bdi>{label}</bdi>
        </h1>
        <p className={small}>{own.issued(day(issuedAt))}</p>
        {corrects && (
          <p className={small}>{own.corrects(corrects.label, day(corrects.issuedAt))}</p>
        )}
      </div>
      <Block name={own.seller}>
        <p className={css.seller} lang={locale} dir="auto">
          {seller}
        </p>
      </Block>
      <Block name={own.buyer}>
        <p>
          <b>
            <bdi>{buyerName}</bdi>
          </b>
        </p>
        {buyerEmail && <p>{buyerEmail}</p>}
      </Block>
      <Block name={own.for}>
        <p lang={locale} dir="auto">
          {eventName}
        </p>
        <p>{`${day(eventDate)}. ${order.order(orderCode)}`}</p>
      </Block>
    </header>
  );
}

function Block({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.block}>
      <h2 className={small}>{name}</h2>
      {children}
    </div>
  );
}
