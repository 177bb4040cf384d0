import { taxesShown } from "@jubilee/core/money/bills.rules";
import { formatMoney } from "@jubilee/core/money/money.rules";
import * as css from "./bill.css.ts";
import type { BillPart } from "./bill.types.ts";

/** What was billed, line by line, and what of it is tax. */
export function BillLines({ shared, own, reader }: BillPart) {
  const { lines, totalMinor, currency } = shared;
  const money = (minor: number) => formatMoney(minor, currency, reader.locale);
  return (
    <>
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col">{own.what}</th>
            <th scope="col" className={css.wide}>
              {own.quantity}
            </th>
            <th scope="col" className={css.wide}>
              {own.each}
            </th>
            <th scope="col" className={css.amount}>
              {own.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, taxLabel, quantity, unitMinor, totalMinor: sum }) => (
            <tr key={`${name} ${taxLabel}`}>
              <td>
                <bdi>{name}</bdi>
                {taxLabel && <small>{taxLabel}</small>}
                <small className={css.narrow}>{`${quantity} × ${money(unitMinor)}`}</small>
              </td>
              <td className={css.wide}>{quantity}</td>
              <td className={css.wide}>{money(unitMinor)}</td>
              <td className={css.amount}>{money(sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={css.sums}>
        {taxesShown(shared).flatMap(({ label, netMinor, taxMinor }) => {
          const rate = label ?? own.noTax;
          return [
            <div key={`${rate} net`}>
              <dt>{own.net(rate)}</dt>
              <dd>{money(netMinor)}</dd>
            </div>,
            taxMinor !== 0 && (
              <div key={rate}>
                <dt>{rate}</dt>
                <dd>{money(taxMinor)}</dd>
              </div>
            ),
          ];
        })}
        <div className={css.whole}>
          <dt>{own.total}</dt>
          <dd>{money(totalMinor)}</dd>
        </div>
      </dl>
    </>
  );
}
