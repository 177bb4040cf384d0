import type { PublicSponsor, SharedGallery } from "@jubilee/core/media/gallery.types";
import type { EventPart } from "../sharing/event/event.types.ts";
import { section as sectionStyle } from "../styles/css.ts";
import type { PageSection } from "../sharing/event/section.types.ts";
import * as css from "./sponsors.css.ts";

/** Who makes the event possible, the highest level first and largest. */
export const section: PageSection = {
  order: 71,
  reads: { call: "gallery", when: ({ gallery }) => gallery !== undefined },
  isShown: ({ reads }) => tiersOf(reads).length > 0,
  part: (place) => <Sponsors {...place} />,
};

const tiersOf = (reads: EventPart["reads"]) =>
  (reads["gallery"] as SharedGallery | undefined)?.sponsors ?? [];

function Sponsors({ reads, words: { page }, shared: { event } }: EventPart) {
  return (
    <section className={sectionStyle} id="sponsors">
      <h2>{page.madePossible}</h2>
      {tiersOf(reads).map(({ id, name, sponsors }, rank) => (
        <div key={id}>
          <h3 className={css.tier} lang={event.locale} dir="auto">
            {name}
          </h3>
          <ul className={css.wall[rank === 0 ? "lead" : "usual"]}>
            {sponsors.map((sponsor) => (
              <li key={sponsor.id}>
                <Sponsor sponsor={sponsor} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Sponsor({ sponsor: { name, url, logo } }: { sponsor: PublicSponsor }) {
  const shown = logo ? (
    <img
      className={css.logo}
      src={logo.url}
      alt={name}
      width={logo.width}
      height={logo.height}
      loading="lazy"
      decoding="async"
    />
  ) : (
    <bdi className={css.name}>{name}</bdi>
  );
  if (!url) {
    return (
      <span className={css.plate} data-theme="light">
        {shown}
      </span>
    );
  }
  return (
    <a className={css.plate} data-theme="light" href={url} target="_blank" rel="sponsored noopener">
      {shown}
    </a>
  );
}
