import { demos } from "@jubilee/core/events/demos.rules";
import type { Demo } from "@jubilee/core/events/demos.types";
import { findEventType } from "@jubilee/core/events/event-types.rules";
import { Heading } from "@jubilee/ui/heading";
import { href } from "../../../app/routing/href.ts";
import { RouterAnchor } from "../../../app/routing/RouterAnchor.tsx";
import { DemoCover } from "./DemoCover.tsx";
import * as css from "./Demo.css.ts";

function OtherDemo({ demo }: { demo: Demo }) {
  const { name, title, eventTypeId } = demo;
  return (
    <RouterAnchor href={href("demos.demo", { demo: name })} className={css.other}>
      <span className={css.otherCover}>
        <DemoCover demo={demo} shape="card" />
      </span>
      <span className={css.otherWords}>
        <strong className={css.otherTitle}>{title}</strong>
        <span className={css.otherKind}>{findEventType(eventTypeId)?.name}</span>
      </span>
    </RouterAnchor>
  );
}

/** The other eleven, each with its cover and its kind. */
export function OtherDemos({ beside }: { beside: Demo }) {
  const others = demos.filter(({ name }) => name !== beside.name);
  return (
    <nav className={css.others} aria-label="Other demos">
      <Heading level={2}>Other kinds</Heading>
      <ul className={css.otherList}>
        {others.map((demo) => (
          <li key={demo.name}>
            <OtherDemo demo={demo} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
