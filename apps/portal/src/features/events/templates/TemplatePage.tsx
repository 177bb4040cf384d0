import { findTemplate, seedOfTemplate } from "@jubilee/core/events/templates.rules";
import type { EventTemplate } from "@jubilee/core/events/templates.types";
import { Button } from "@jubilee/ui/button";
import { EventCover } from "@jubilee/ui/event-cover";
import { Heading } from "@jubilee/ui/heading";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Suspense } from "react";
import { href } from "../../../app/routing/href.ts";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { useAuth } from "../../../app/session/useAuth.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import * as css from "./Template.css.ts";
import { TemplateParts } from "./TemplateParts.tsx";
import { useTemplateChoice } from "./useTemplateChoice.ts";

function Head({ template }: { template: EventTemplate }) {
  const choose = useTemplateChoice(template);
  const { status } = useAuth();
  return (
    <>
      <div className={css.cover}>
        <EventCover typeId={template.eventTypeId} eventId={seedOfTemplate(template)} shape="band" />
      </div>
      <div className={css.head}>
        <div className={css.titles}>
          <Heading level={1}>{template.title}</Heading>
          <p className={css.lead}>{template.line}</p>
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
    </>
  );
}

/** One template with all that it holds, to look through before it is used. */
export default function TemplatePage() {
  const { template: key } = useRouteParams("templates.template");
  const template = findTemplate(key);
  if (!template) throw new RangeError(`There is no template ${key}`);
  return (
    <PageFrame>
      <Head template={template} />
      <Suspense fallback={<SkeletonRows count={8} />}>
        <TemplateParts key={key} template={template} />
      </Suspense>
    </PageFrame>
  );
}
