import * as css from "../../styles/css.ts";
import type { SchedulePart } from "./my-schedule.types.ts";
import * as own from "./my-schedule.css.ts";

/** Whose places are shown and taken, where one link speaks for a household; nothing for whoever is alone. */
export function Members({ shared, own: copy, address }: SchedulePart) {
  const { members, memberId } = shared;
  if (members.length < 2) return null;
  const page = address();
  const addressOf = (id: string) =>
    `${page}${page.includes("?") ? "&" : "?"}member=${encodeURIComponent(id)}`;
  return (
    <nav className={own.members} aria-label={copy.whose} data-screen-only="">
      {members.map(({ id, name }) => (
        <a
          key={id}
          className={css.smallButton}
          href={addressOf(id)}
          aria-current={id === memberId ? "page" : undefined}
          dir="auto"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
