import type { PublicSponsor, SponsorTier } from "@jubilee/core/media/gallery.types";
import { use } from "react";
import { HostLanguage } from "../../../../event-kit/guest-page/HostLanguage.ts";
import { section, sectionTitle } from "../../../../event-kit/guest-page/Invitation.css.ts";
import * as css from "./SponsorSection.css.ts";

/** Who makes the event possible, the highest level first and largest. */
export function SponsorSection({ tiers }: { tiers: readonly SponsorTier[] }) {
  const language = use(HostLanguage);
  return (
    <section className={section} id="sponsors">
      <h2 className={sectionTitle}>Made possible by</h2>
      {tiers.map(({ id, name, sponsors }, rank) => (
        <div key={id}>
          <h3 className={css.tier} lang={language} dir="auto">
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
