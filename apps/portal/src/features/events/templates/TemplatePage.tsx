import { findTemplate, seedOfTemplate } from "@jubilee/core/events/templates.rules";
import { sequence } from "@jubilee/core/mailing/sequence.copy";
import { Button } from "@jubilee/ui/button";
import { EventCover } from "@jubilee/ui/event-cover";
import { Heading } from "@jubilee/ui/heading";
import { LinkButton } from "@jubilee/ui/link-button";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../app/routing/href.ts";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { useAuth } from "../../../app/session/useAuth.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { ComesWithIt } from "./ComesWithIt.tsx";
import { Programme } from "./Programme.tsx";
import { wordsOfHours } from "./template.rules.ts";
import * as css from "./Template.css.ts";
import { useTemplateChoice } from "./useTemplateChoice.ts";

/** One template, to look through before it is used. */
export default function TemplatePage() {
  const { template: key } = useRouteParams("templates.template");
  const template = findTemplate(key);
  if (!template) throw new RangeError(`There is no template ${key}`);
  const choose = useTemplateChoice(template);
  const { status } = useAuth();
  const days = new Set(template.programme.map(({ day }) => day)).size;
  const figures = [
    { value: template.programme.length, label: "programme entries" },
    { value: days, label: days === 1 ? "day" : "days" },
    { value: sequence.length, label: "mails as drafts" },
    { value: template.weeksAhead, label: "weeks to the day it proposes" },
  ];
  return (
    <PageFrame>
      <div className={css.cover}>
        <EventCover
          typeId={template.eventTypeId}
          eventId={seedOfTemplate(template)}
          shape="strip"
        />
      </div>
      <div className={css.head}>
        <div className={css.titles}>
          <Heading level={1}>{template.title} template</Heading>
          <p className={css.lead}>{template.line}</p>
          <Text tone="muted">{wordsOfHours(template)}</Text>
        </div>
        <div className={css.use}>
          <Button size="lg" onClick={choose}>
            Use template
          </Button>
          {status === "signed-in" && (
            <LinkButton variant="outline" size="lg" href={href("templates.index")}>
              All templates
            </LinkButton>
          )}
        </div>
      </div>
      <ul className={css.figures}>
        {figures.map(({ value, label }) => (
          <li key={label}>
            <span className={css.figure}>{value}</span>
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <section className={css.part}>
        <div className={css.aside}>
          <Heading level={2} size="panel">
            Programme
          </Heading>
          <Text tone="muted">Each entry moves with the day you choose.</Text>
        </div>
        <div>
          <Programme template={template} />
        </div>
      </section>
      <section className={css.part}>
        <div className={css.aside}>
          <Heading level={2} size="panel">
            First words for your page
          </Heading>
          <Text tone="muted">Yours to write on.</Text>
        </div>
        <div className={css.words}>
          {template.story.split("\n\n").map((paragraph) => (
            <p key={paragraph} className={css.paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
      </section>
      <section className={css.part}>
        <div className={css.aside}>
          <Heading level={2} size="panel">
            What comes with it
          </Heading>
          <Text tone="muted">Nobody sees anything until you publish.</Text>
        </div>
        <ComesWithIt template={template} />
      </section>
    </PageFrame>
  );
}
