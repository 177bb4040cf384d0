import { demos } from "@jubilee/core/events/demos.rules";
import type { Demo } from "@jubilee/core/events/demos.types";
import { findEventType } from "@jubilee/core/events/event-types.rules";
import { Heading } from "@jubilee/ui/heading";
import { Link } from "@jubilee/ui/link";
import { href } from "../../../app/routing/href.ts";
import * as css from "./Demo.css.ts";

/** The other eleven, by their kinds. */
export function OtherDemos({ beside }: { beside: Demo }) {
  const others = demos.filter(({ name }) => name !== beside.name);
  return (
    <nav className={css.others} aria-label="Other demos">
      <Heading level={2}>Other kinds</Heading>
      <ul className={css.otherList}>
        {others.map(({ name, title, eventTypeId }) => (
          <li key={name} className={css.other}>
            <Link href={href("demos.demo", { demo: name })}>{title}</Link>
            <span className={css.otherKind}>{findEventType(eventTypeId)?.name}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
