import type { SharedFace } from "@jubilee/core/sharing/showcase.types";
import type { EventPart } from "../sharing/event/event.types.ts";
import type { PageSection } from "../sharing/event/section.types.ts";
import { button, section as sectionStyle } from "../styles/css.ts";
import { givingWords } from "./words/all.ts";

/** The campaign that a planner shows beside their event. */
export const section: PageSection = {
  order: 60,
  widget: "donation",
  isShown: ({ shared }) => givingOf(shared) !== null,
  part: (place) => <Giving {...place} />,
};

const givingOf = (shared: object): SharedFace["giving"] =>
  "giving" in shared ? (shared as SharedFace).giving : null;

function Giving({ shared, reader }: EventPart) {
  const giving = givingOf(shared);
  if (!giving) return null;
  const { token, name } = giving;
  return (
    <section className={sectionStyle} id="give">
      <h2 lang={shared.event.locale} dir="auto">
        {name}
      </h2>
      <jubilee-donation token={token} lang={reader.lang} bare="">
        <a className={button} href={`/campaign/${encodeURIComponent(token)}`}>
          {givingWords[reader.lang].donation.giveEmpty}
        </a>
      </jubilee-donation>
    </section>
  );
}
