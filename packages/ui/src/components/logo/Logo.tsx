import { Anchor } from "../link/Anchor.tsx";
import { heart, logo, marigold, plum } from "./Logo.css.ts";

export interface LogoProps {
  /** The product's name; white label replaces it. */
  name?: string;
  /** Makes it a link, usually to `/`. */
  href?: string;
  size?: "s" | "m";
  /** Only the flower; the name is spoken. */
  markOnly?: boolean;
}

const petal = "M16 15.2C13.4 11.6 13.3 7 16 3.2c2.7 3.8 2.6 8.4 0 12Z";
const turns = [0, 45, 90, 135, 180, 225, 270, 315];

/** The flower of eight flames and the product's name. In a sentence the name is Text. */
export function Logo({ name = "Jubilee", href, size = "m", markOnly = false }: LogoProps) {
  const inside = (
    <>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        {turns.map((turn, index) => (
          <path
            key={turn}
            d={petal}
            transform={`rotate(${turn} 16 16)`}
            className={index % 2 ? marigold : plum}
          />
        ))}
        <circle cx="16" cy="16" r="2.6" className={heart} />
      </svg>
      {!markOnly && <span>{name}</span>}
    </>
  );
  if (href === undefined) return <span className={logo({ size })}>{inside}</span>;
  return (
    <Anchor href={href} className={logo({ size })} {...(markOnly ? { "aria-label": name } : {})}>
      {inside}
    </Anchor>
  );
}
