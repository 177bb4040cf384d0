import { formatterOf } from "@jubilee/core/base/time.rules";
import {
  describePosition,
  groupHours,
  venueLayouts,
  weekdays,
} from "@jubilee/core/venues/venues.rules";
import type { Position, Weekday } from "@jubilee/core/venues/venues.types";
import { map } from "@jubilee/ui/drawings";
import { PhotoTiles } from "../../media/PhotoTiles.tsx";
import * as css from "../../styles/css.ts";
import * as own from "./venue.css.ts";
import type { VenuePart } from "./venue.types.ts";

/** What a venue is, part by part; what is not known of it has none. */
export function Sections(part: VenuePart) {
  const { shared, own: said, words } = part;
  const { photoUrls, name, amenities, latitude, longitude } = shared.venue;
  const photos = photoUrls.map((url) => ({ url, thumbUrl: url, alt: name }));
  return (
    <>
      <Spaces {...part} />
      {amenities.length > 0 && (
        <section className={css.section}>
          <h2>{said.amenitiesTitle}</h2>
          <Marks keys={amenities} names={said.amenities} />
        </section>
      )}
      <Access {...part} />
      <Hours {...part} />
      {photos.length > 0 && (
        <section className={css.section} id="photos">
          <h2>{words.page.photos}</h2>
          <PhotoTiles photos={photos} words={words} />
        </section>
      )}
      {latitude !== null && longitude !== null && (
        <section className={css.section} id="where">
          <h2>{said.whereTitle}</h2>
          <Place part={part} at={{ latitude, longitude }} />
        </section>
      )}
    </>
  );
}

/** How many each space takes, layout by layout. */
function Spaces({ shared: { venue }, own: said, reader }: VenuePart) {
  if (venue.spaces.length === 0) return null;
  const number = new Intl.NumberFormat(reader.locale);
  return (
    <section className={css.section} id="spaces">
      <h2>{said.spacesTitle}</h2>
      <ul className={own.rows}>
        {venue.spaces.map(({ id, name, capacityByLayout }) => (
          <li key={id}>
            <h3 dir="auto">{name}</h3>
            <dl className={own.figures}>
              {venueLayouts.map((layout) => {
                const people = capacityByLayout[layout];
                return (
                  people !== undefined && (
                    <div key={layout}>
                      <dt>{said.layouts[layout]}</dt>
                      <dd>{number.format(people)}</dd>
                    </div>
                  )
                );
              })}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Known facts by their names in the reader's language; a planner's own words as they are. */
function Marks({ keys, names }: { keys: string[]; names: Readonly<Record<string, string>> }) {
  return (
    <ul className={own.marks}>
      {keys.map((key) => (
        <li key={key} dir="auto">
          {names[key] ?? key}
        </li>
      ))}
    </ul>
  );
}

function Access({ shared: { venue }, own: said }: VenuePart) {
  const { accessFacts, accessNote } = venue;
  return (
    <section className={css.section} id="access">
      <h2>{said.accessTitle}</h2>
      {accessFacts.length > 0 && <Marks keys={accessFacts} names={said.accessFacts} />}
      {accessNote && (
        <p className={own.note} dir="auto">
          {accessNote}
        </p>
      )}
      {accessFacts.length === 0 && !accessNote && <p className={css.soft}>{said.accessUnknown}</p>}
    </section>
  );
}

/** A Monday, and the other days behind it. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

function Hours({ shared: { venue }, own: said, reader: { locale } }: VenuePart) {
  const groups = groupHours(venue.openingHours);
  if (groups.length === 0) return null;
  const weekday = formatterOf(locale, { weekday: "long", timeZone: "UTC" });
  const clock = formatterOf(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  const of = (day: Weekday) => weekday.format(monday + weekdays.indexOf(day) * dayMs);
  const at = (time: string) => clock.format(Date.parse(`2024-01-01T${time}Z`));
  return (
    <section className={css.section} id="hours">
      <h2>{said.hoursTitle}</h2>
      <dl className={own.hours}>
        {groups.map(({ first, last, hours }) => (
          <div key={first}>
            <dt>{first === last ? of(first) : `${of(first)} – ${of(last)}`}</dt>
            <dd>{hours ? `${at(hours.from)} – ${at(hours.to)}` : said.shutAllDay}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A place by its degrees; what lies around is not known here, and no map server learns who looks. */
function Place({ part, at }: { part: VenuePart; at: Position }) {
  const degrees = describePosition(at.latitude, at.longitude);
  return (
    <figure className={own.place}>
      <svg
        className={css.drawn}
        viewBox="0 0 160 120"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: map }}
      />
      <figcaption className={css.small}>{part.own.position(degrees)}</figcaption>
    </figure>
  );
}
