import { findDemo } from "@jubilee/core/events/demos.rules";
import { findEventType } from "@jubilee/core/events/event-types.rules";
import { findTemplate, seedOfTemplate } from "@jubilee/core/events/templates.rules";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { EventCover } from "@jubilee/ui/event-cover";
import { Heading } from "@jubilee/ui/heading";
import { LinkButton } from "@jubilee/ui/link-button";
import { CalendarCheck, Hourglass, MailX } from "lucide-react";
import { useSearch } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { usePageTitle } from "../../../app/routing/usePageTitle.ts";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import * as css from "./Demo.css.ts";
import { OtherDemos } from "./OtherDemos.tsx";
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

/** What a demo is, and the two ways into it. */
export default function DemoPage() {
  const { demo: name } = useRouteParams("demos.demo");
  const demo = findDemo(name);
  const template = demo && findTemplate(demo.templateKey);
  if (!demo || !template) throw new RangeError(`There is no demo ${name}`);
  const kind = findEventType(demo.eventTypeId)?.name ?? "";
  usePageTitle(`${kind}: live demo`);
  const isOver = new URLSearchParams(useSearch()).has("over");
  const { opening, refusal, look } = useDemoVisit(demo);
  return (
    <PageFrame>
      <div className={css.cover}>
        <EventCover typeId={demo.eventTypeId} eventId={seedOfTemplate(template)} shape="band" />
      </div>
      {isOver && !refusal && (
        <div className={css.notice}>
          <Banner tone="neutral" title="Your copy of this demo is gone">
            Its day was over, and what you changed went with it. A new one opens as the first did.
          </Banner>
        </div>
      )}
      {refusal && (
        <div className={css.notice}>
          <Banner
            tone="warning"
            title="The demo did not open"
            action={
              <LinkButton
                href={href("templates.template", { template: demo.templateKey })}
                size="sm"
                variant="outline"
              >
                See its template
              </LinkButton>
            }
          >
            {refusal}
          </Banner>
        </div>
      )}
      <div className={css.head}>
        <div className={css.titles}>
          <p className={css.kind}>{kind} · live demo</p>
          <Heading level={1}>{demo.title}</Heading>
          <p className={css.lead}>{demo.line}</p>
        </div>
        <div className={css.ways}>
          <Button
            size="lg"
            loading={opening === "planner"}
            disabled={opening === "guest"}
            onClick={() => look("planner")}
          >
            Look as the planner
          </Button>
          <Button
            size="lg"
            variant="outline"
            loading={opening === "guest"}
            disabled={opening === "planner"}
            onClick={() => look("guest")}
          >
            Look as a guest
          </Button>
        </div>
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
