import { initialsOf } from "@jubilee/ui/initials";
import type { PageSection } from "../sharing/event/section.types.ts";
import * as css from "../styles/css.ts";
import { facesOf } from "./faces.ts";
import * as own from "./faces.css.ts";

/** As many as fill two lines of a wide window. */
const shownAtOnce = 12;

/** Those who come and agreed to be seen. */
export const section: PageSection = {
  order: 17,
  reads: { call: "faces", when: ({ hasFaces }) => hasFaces === true },
  isShown: ({ reads }) => facesOf(reads).length > 0,
  part: ({ reads, words: { page } }) => {
    const names = facesOf(reads);
    return (
      <section className={css.section} aria-labelledby="who-comes">
        <h2 id="who-comes">{page.whoComes}</h2>
        <Faces names={names.slice(0, shownAtOnce)} />
        {names.length > shownAtOnce && (
          <details className={own.more}>
            <summary>{page.seeAll(names.length)}</summary>
            <Faces names={names.slice(shownAtOnce)} />
          </details>
        )}
        <p className={css.small}>{page.agreedOnly}</p>
      </section>
    );
  },
};

function Faces({ names }: { names: readonly string[] }) {
  return (
    <ul className={own.faces}>
      {names.map((name) => (
        // Two people may have one name: what is drawn to a text alone needs no key of its own.
        <li key={name}>
          <span className={own.face} aria-hidden="true">
            {initialsOf(name)}
          </span>
          <span dir="auto">{name}</span>
        </li>
      ))}
    </ul>
  );
}
