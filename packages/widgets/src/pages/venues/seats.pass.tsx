import type { PassPart, PassSection } from "../answers/pass/pass.types.ts";
import * as rows from "../answers/pass/rows.css.ts";
import * as css from "../styles/css.ts";

/** Where the people of a link sit, as the host has published it. */
export const section: PassSection = {
  about: "own",
  order: 30,
  isShown: ({ shared }) => shared.party.seats.length > 0,
  part: (place) => <Seats {...place} />,
};

function Seats({ shared, own: copy }: PassPart) {
  const { seats } = shared.party;
  return (
    <section className={css.section} aria-labelledby="seats">
      <h2 id="seats">{copy.seats(seats.length)}</h2>
      <ul>
        {seats.map(({ name, table, seat }, at) => (
          <li key={`${table}/${seat}`} className={rows.thing}>
            <b dir="auto">{name ?? copy.guest(at + 1)}</b>
            <span lang={shared.event.locale} dir="auto">
              {copy.seat(table, seat)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
