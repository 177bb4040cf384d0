import type { WallName } from "@jubilee/core/giving/giving.types";
import { section, sectionTitle } from "../../../../event-kit/guest-page/Invitation.css.ts";
import { dedication, dot, names, wall } from "./Campaign.css.ts";

const inWhoseName = { honour: "in honour of", memory: "in memory of" } as const;

/** Those who gave their name, larger for larger gifts; no amount is told. */
export function Wall({ people }: { people: WallName[] }) {
  return (
    <section className={section}>
      <h2 className={sectionTitle}>The wall</h2>
      <p className={wall}>
        {people.map((one, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people may have one name
          <span key={`${one.name}-${index}`}>
            {index > 0 && (
              <span className={dot} aria-hidden="true">
                ·
              </span>
            )}
            <bdi className={names[one.weight]}>{one.name}</bdi>
            {one.dedication && (
              <span className={dedication}>
                {" "}
                {inWhoseName[one.dedication.kind]} <bdi>{one.dedication.name}</bdi>
              </span>
            )}
          </span>
        ))}
      </p>
    </section>
  );
}
