import { Field } from "../../parts/Field.tsx";
import type { CampaignPart } from "./campaign.types.ts";
import { Choices } from "./Choices.tsx";
import * as css from "./give.css.ts";

/** In whose name one gives; the rest is asked once that is ticked. */
export function Dedication({ own: { donation }, words, outcome }: CampaignPart) {
  const typed = outcome?.typed ?? {};
  return (
    <>
      <label className={css.tick}>
        <input type="checkbox" name="dedicates" checked={typed["dedicates"] !== undefined} />
        <span>{donation.dedicate}</span>
      </label>
      <div className={css.dedication}>
        <Choices
          name="dedicationKind"
          label={donation.dedicate}
          look={css.segments}
          options={[
            ["honour", donation.honour],
            ["memory", donation.memory],
          ]}
          chosen={typed["dedicationKind"] ?? "honour"}
        />
        <Field
          {...{ words, outcome }}
          name="dedicationName"
          label={donation.theirName}
          maxLength={200}
        />
      </div>
    </>
  );
}
