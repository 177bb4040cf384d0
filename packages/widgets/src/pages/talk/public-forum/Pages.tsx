import type { PublicForumFrame } from "@jubilee/core/talk/public-forum.types";
import * as page from "../../styles/css.ts";
import type { ForumPart } from "./public-forum.types.ts";

/** The way to the page before and to the next one, where there are several. */
export function Pages({ part }: { part: ForumPart<PublicForumFrame> }) {
  const { shared, own, address } = part;
  if (shared.pages < 2) return null;
  const whole = address();
  const at = (number: number) =>
    number === 1 ? whole : `${whole}${whole.includes("?") ? "&" : "?"}page=${number}`;
  return (
    <nav className={page.ways} aria-label={own.pages}>
      {shared.page > 1 && (
        <a className={page.link} rel="prev" href={at(shared.page - 1)}>
          {own.before}
        </a>
      )}
      <span className={page.small}>{own.pageOf(shared.page, shared.pages)}</span>
      {shared.page < shared.pages && (
        <a className={page.link} rel="next" href={at(shared.page + 1)}>
          {own.after}
        </a>
      )}
    </nav>
  );
}
