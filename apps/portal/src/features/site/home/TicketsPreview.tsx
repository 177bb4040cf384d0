import * as css from "./TicketsPreview.css.ts";

const rows = [
  { name: "Saturday banquet", note: "Dinner, band, boat home. 24 left", price: "$65", count: 2 },
  { name: "Friday mixer", note: "Drinks on the landing", price: "$25", count: 0 },
  { name: "Sponsor a teacher’s seat", note: "1 left", price: "$65", count: 0 },
];

/** The tickets widget, drawn. */
export function TicketsPreview() {
  return (
    <div className={css.widget}>
      <p className={css.head}>
        <b className={css.name}>Hartwell High Class of 1997</b>
        Sat 12 June 2027, 18:30
      </p>
      {rows.map(({ name, note, price, count }) => (
        <div key={name} className={css.row}>
          <span className={css.what}>
            <b className={css.strong}>{name}</b>
            <span className={css.note}>{note}</span>
          </span>
          <span className={css.price}>{price}</span>
          <span className={css.stepper}>
            <i className={css.step}>−</i>
            <b className={css.count}>{count}</b>
            <i className={css.step}>+</i>
          </span>
        </div>
      ))}
      <div className={css.buy}>
        <span>Buy 2 tickets</span>
        <span>$130.00</span>
      </div>
    </div>
  );
}
