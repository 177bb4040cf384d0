import * as css from "../styles/css.ts";
import type { PageWords } from "../words/words.types.ts";

interface Noted {
  demo?: { name: string };
  event?: Noted | null;
}

/** The demo whose sandbox a page belongs to, by its name in the address; null for everything real. */
export function demoOf(shared: unknown): string | null {
  const noted = (typeof shared === "object" && shared !== null ? shared : {}) as Noted;
  return noted.demo?.name ?? noted.event?.demo?.name ?? null;
}

/** Over a page of a demo: that it is one, and the ways to its planner's side and into one's own account. */
export function DemoBar({ demo, words: { page } }: { demo: string; words: PageWords }) {
  const address = `/demo/${encodeURIComponent(demo)}`;
  return (
    <aside className={css.demo} aria-label={page.demo.title}>
      <p>
        <b>{page.demo.title}</b> {page.demo.text}
      </p>
      <p>
        <a href={`${address}?look=planner`}>{page.demo.planner}</a>
        <a href={`${address}?look=mine`}>{page.demo.mine}</a>
      </p>
    </aside>
  );
}
