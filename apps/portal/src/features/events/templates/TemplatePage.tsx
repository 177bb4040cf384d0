import { builtInEventTypes } from "@jubilee/core/events/event-types.rules";
import {
  findTemplate,
  seedOfTemplate,
  templateFamilies,
} from "@jubilee/core/events/templates.rules";
import { Button } from "@jubilee/ui/button";
import { Chip } from "@jubilee/ui/chip";
import { DescriptionList } from "@jubilee/ui/description-list";
import { EventCover } from "@jubilee/ui/event-cover";
import { Heading } from "@jubilee/ui/heading";
import { LinkButton } from "@jubilee/ui/link-button";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../app/routing/href.ts";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { useAuth } from "../../../app/session/useAuth.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
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
  const type = builtInEventTypes.find(({ id }) => id === template.eventTypeId);
  const family = templateFamilies.find(({ key }) => key === template.family);
  return (
    <PageFrame>
      <div className={css.cover}>
        <EventCover typeId={template.eventTypeId} eventId={seedOfTemplate(template)} shape="hero" />
      </div>
      <div className={css.columns}>
        <div>
          <div className={css.head}>
            <Chip mark="none">{family?.title}</Chip>
            <Heading level={1}>{template.title} template</Heading>
            <p className={css.lead}>{template.line}</p>
            <div className={css.use}>
              <Button size="lg" onClick={choose}>
                Use template
              </Button>
              {status === "signed-in" && (
                <LinkButton variant="ghost" size="lg" href={href("templates.index")}>
                  All templates
                </LinkButton>
              )}
            </div>
            <Text tone="muted">
              You choose the name, the day and the place. Nobody sees anything until you publish.
            </Text>
          </div>
          <section className={css.part}>
            <Heading level={2} size="panel">
              First words for your page
            </Heading>
            <div className={css.words}>
              {template.story.split("\n\n").map((paragraph) => (
                <p key={paragraph} className={css.paragraph}>
                  {paragraph}
                </p>
              ))}
            </div>
          </section>
          <section className={css.part}>
            <Heading level={2} size="panel">
              What comes with it
            </Heading>
            <div className={css.under}>
              <DescriptionList
                items={[
                  { term: "Kind", detail: type?.name },
                  { term: "People are called", detail: type?.memberTerm },
                  { term: "Groups are called", detail: type?.groupTerm },
                  { term: "Hours", detail: wordsOfHours(template) },
                ]}
              />
            </div>
          </section>
        </div>
        <section>
          <Heading level={2} size="panel">
            Programme
          </Heading>
          <div className={css.under}>
            <Text tone="muted">Activities that move with the day you choose.</Text>
            <Programme template={template} />
          </div>
        </section>
      </div>
    </PageFrame>
  );
}
