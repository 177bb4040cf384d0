import { findDemo } from "@jubilee/core/events/demos.rules";
import type { Demo } from "@jubilee/core/events/demos.types";
import { findEventType } from "@jubilee/core/events/event-types.rules";
import { Heading } from "@jubilee/ui/heading";
import { CalendarCheck, Hourglass, MailX } from "lucide-react";
import { useSearch } from "wouter";
import { usePageTitle } from "../../../app/routing/usePageTitle.ts";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import * as css from "./Demo.css.ts";
import { DemoCover } from "./DemoCover.tsx";
import { DemoNotice } from "./DemoNotice.tsx";
import { DemoWays } from "./DemoWays.tsx";
import { OtherDemos } from "./OtherDemos.tsx";
import { useAskedLook } from "./useAskedLook.ts";
import { useDemoVisit } from "./useDemoVisit.ts";

const rules = [
  {
    icon: <CalendarCheck aria-hidden="true" />,
    words:
      "A whole event as its planner has it, and its page as guests have it. Change what you like.",
  },
  {
    icon: <Hourglass aria-hidden="true" />,
    words: "The copy is yours alone. After a day it is gone, unless you make it your own.",
  },
  {
    icon: <MailX aria-hidden="true" />,
    words: "No mail leaves it, nothing is paid, and all its people are made up.",
  },
];

function DemoScreen({ demo }: { demo: Demo }) {
  const kind = findEventType(demo.eventTypeId)?.name ?? "";
  usePageTitle(`${kind}: live demo`);
  const isOver = new URLSearchParams(useSearch()).has("over");
  const visit = useDemoVisit(demo);
  const { refusal, opening } = visit;
  useAskedLook(visit.look);
  return (
    <PageFrame>
      <div className={css.cover}>
        <DemoCover demo={demo} shape="band" />
      </div>
      <DemoNotice
        demo={demo}
        isOver={isOver && opening === null}
        refusal={refusal}
        onCancel={visit.cancel}
      />
      <div className={css.head}>
        <div className={css.titles}>
          <p className={css.kind}>{kind} · live demo</p>
          <Heading level={1}>{demo.title}</Heading>
          <p className={css.lead}>{demo.line}</p>
        </div>
        <DemoWays visit={visit} />
      </div>
      <div className={css.columns}>
        <section>
          <Heading level={2}>What there is to look at</Heading>
          <ul className={css.looks}>
            {demo.looks.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
        <section>
          <Heading level={2}>How it works</Heading>
          <ul className={css.rules}>
            {rules.map(({ icon, words }) => (
              <li key={words} className={css.rule}>
                {icon}
                <span>{words}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <OtherDemos beside={demo} />
    </PageFrame>
  );
}

/** What a demo is, and the two ways into it. */
export default function DemoPage() {
  const { demo: name } = useRouteParams("demos.demo");
  const demo = findDemo(name);
  if (!demo) throw new RangeError(`There is no demo ${name}`);
  return <DemoScreen key={name} demo={demo} />;
}
