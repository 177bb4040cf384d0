import type { PublicSponsor, SponsorTier } from "@jubilee/core/media/gallery.types";
import { help, section } from "../../styles/base.css.ts";
import { plate, wall } from "../../styles/gallery.css.ts";

interface Props {
  tiers: readonly SponsorTier[];
  origin: string;
  title: string;
}

/** Who makes the event possible, level by level. */
export function SponsorWall({ tiers, origin, title }: Props) {
  return (
    <div className={section}>
      <b>{title}</b>
      {tiers.map(({ id, name, sponsors }) => (
        <div key={id}>
          <p className={help} dir="auto">
            {name}
          </p>
          <ul className={wall}>
            {sponsors.map((sponsor) => (
              <li key={sponsor.id}>
                <Sponsor sponsor={sponsor} origin={origin} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Sponsor({
  sponsor: { name, url, logo },
  origin,
}: {
  sponsor: PublicSponsor;
  origin: string;
}) {
  const shown = logo ? (
    <img
      referrerPolicy="origin"
      src={new URL(logo.url, origin).href}
      alt={name}
      width={logo.width}
      height={logo.height}
      loading="lazy"
    />
  ) : (
    <bdi>{name}</bdi>
  );
  if (!url) return <span className={plate}>{shown}</span>;
  return (
    <a className={plate} href={url} target="_blank" rel="sponsored noopener">
      {shown}
    </a>
  );
}
