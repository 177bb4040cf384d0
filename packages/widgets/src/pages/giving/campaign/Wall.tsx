import type { CampaignPart } from "./campaign.types.ts";
import { section } from "../../styles/css.ts";
import * as css from "./campaign.css.ts";

/** Those who gave their name, larger for larger gifts; no amount is told. */
export function Wall({ shared: { wall, event }, own: { giving } }: CampaignPart) {
  return (
    <section className={section} id="wall" data-anew="">
      <h2>{giving.wall}</h2>
      <ul className={css.wall}>
        {wall.map(({ name, weight, dedication }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people may have one name
          <li key={place}>
            <bdi className={css.names[weight]} lang={event.locale}>
              {name}
            </bdi>
            {dedication && (
              <span className={css.dedication}> {giving[dedication.kind](dedication.name)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
