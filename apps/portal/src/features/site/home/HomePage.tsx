import { ClosingBand } from "./ClosingBand.tsx";
import { EmbedPitch } from "./EmbedPitch.tsx";
import { Gatherings } from "./Gatherings.tsx";
import { Hero } from "./Hero.tsx";
import { column } from "./Home.css.ts";
import { Journey } from "./Journey.tsx";
import { PlanSection } from "./PlanSection.tsx";
import { Stage } from "./Stage.tsx";

/** The landing page. */
export default function HomePage() {
  return (
    <>
      <div className={column}>
        <Hero />
        <Stage />
        <Gatherings />
        <Journey />
        <EmbedPitch />
        <PlanSection />
      </div>
      <ClosingBand />
    </>
  );
}
