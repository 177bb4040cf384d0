import { demos } from "@jubilee/core/events/demos.rules";
import type { Demo } from "@jubilee/core/events/demos.types";
import { findEventType } from "@jubilee/core/events/event-types.rules";
import { RouterAnchor } from "../../../app/routing/RouterAnchor.tsx";
import { href } from "../../../app/routing/href.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { DemoCover } from "./DemoCover.tsx";
import * as css from "./Demos.css.ts";

function DemoCard({ demo }: { demo: Demo }) {
  const { name, title, line, eventTypeId } = demo;
  return (
    <RouterAnchor href={href("demos.demo", { demo: name })} className={css.card}>
      <span className={css.cover}>
        <DemoCover demo={demo} shape="band" />
      </span>
      <span className={css.kind}>{findEventType(eventTypeId)?.name}</span>
      <strong className={css.title}>{title}</strong>
      <span className={css.line}>{line}</span>
    </RouterAnchor>
  );
}

/** The twelve, each a whole event to click through. */
export default function DemosPage() {
  return (
    <PageFrame>
      <PageHeader
        title="Live demos"
        lead="Twelve whole events with their people, answers and plans. Open one as its planner or as a guest: the copy is yours alone, no account needed, and it is cleared after a day."
      />
      <ul className={css.cards}>
        {demos.map((demo) => (
          <li key={demo.name}>
            <DemoCard demo={demo} />
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
