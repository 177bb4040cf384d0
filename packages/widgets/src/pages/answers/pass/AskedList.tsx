import { Icon } from "../../parts/Icon.tsx";
import * as css from "../../styles/css.ts";
import * as rows from "./rows.css.ts";
import type { Asked, PassPart } from "./pass.types.ts";
import { passSections } from "./sections.ts";

/** What waits for the guest, in the order of the sections that ask it; nothing where nothing does. */
export function AskedList(part: PassPart) {
  const asked = passSections.flatMap(({ asks }) => asks?.(part) ?? []);
  if (asked.length === 0) return null;
  return (
    <section className={rows.first} aria-labelledby="to-do">
      <h2 id="to-do">{part.own.toDo(asked.length)}</h2>
      <ul>
        {asked.map((one) => (
          <Line key={one.key} asked={one} locale={part.shared.event.locale} />
        ))}
      </ul>
    </section>
  );
}

function Line({ asked, locale }: { asked: Asked; locale: string }) {
  const { icon, title, isHosts, line, isSoon, act } = asked;
  return (
    <li className={rows.row}>
      <span className={rows.tile}>
        <Icon lines={icon} />
      </span>
      <span>
        <b {...(isHosts && { lang: locale, dir: "auto" })}>{title}</b>
        <span className={isSoon ? rows.soon : css.small}>{line}</span>
      </span>
      {act}
    </li>
  );
}
