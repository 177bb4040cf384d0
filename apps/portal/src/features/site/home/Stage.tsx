import { HostPagePreview } from "./HostPagePreview.tsx";
import { PhonePreview } from "./PhonePreview.tsx";
import { StageCover } from "./StageCover.tsx";
import { captions, ground, stage, things } from "./Stage.css.ts";

/** The product: a guest's page on a phone, and the same event's tickets on somebody's own site. */
export function Stage() {
  return (
    <section aria-label="The product">
      <div className={stage}>
        <div className={ground}>
          <StageCover />
        </div>
        <div className={things} aria-hidden="true">
          <PhonePreview />
          <HostPagePreview />
        </div>
      </div>
      <p className={captions}>
        <span>A guest’s page, coloured by its cover.</span>
        <span>The same event’s tickets, sold on the alumni site.</span>
      </p>
    </section>
  );
}
