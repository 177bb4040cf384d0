import { demoNameOfType } from "@jubilee/core/events/demo-type-names.rules";
import { builtInEventTypes } from "@jubilee/core/events/event-types.rules";
import { Link } from "@jubilee/ui/link";
import { href } from "../../../app/routing/href.ts";
import { Cover } from "../../../page-kit/Cover.tsx";
import * as css from "./Gatherings.css.ts";
import { section } from "./Home.css.ts";
import { SectionHead } from "./SectionHead.tsx";

/** The twelve built-in types as swatches with their words. */
export function Gatherings() {
  return (
    <section className={section}>
      <SectionHead title="Twelve kinds of gathering, each with its own words">
        Pick a type and it speaks your language: a school has Class Years and Classmates, a squadron
        has Units and Service Members. The cover is drawn for your event alone.
      </SectionHead>
      <ul className={css.grid}>
        {builtInEventTypes.map(({ id, name, groupTerm, memberTerm }) => (
          <li key={id} className={css.item}>
            <div className={css.swatch}>
              <Cover typeId={id} seed={`landing-${id}`} width={600} height={600} />
            </div>
            <b className={css.name}>{name.replace("/", "/\u200b")}</b>
            <span className={css.terms}>
              {groupTerm}, {memberTerm}
            </span>
            <Link
              href={href("demos.demo", { demo: demoNameOfType(id) })}
              aria-label={`Live demo: ${name}`}
            >
              Live demo
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
