import { ClosingBand } from "./ClosingBand.tsx";
import { EmbedPitch } from "./EmbedPitch.tsx";
import { Gatherings } from "./Gatherings.tsx";
import { column } from "./Home.css.ts";
import { Journey } from "./Journey.tsx";
import { PlanSection } from "./PlanSection.tsx";

/** What lies below the first screen; it comes after the first paint. */
export function HomeRest() {
  return (
    <>
      <div className={column}>
        <Gatherings />
        <Journey />
        <EmbedPitch />
        <PlanSection />
      </div>
      <ClosingBand />
    </>
  );
}
