import { demoNameOfType } from "@jubilee/core/events/demo-type-names.rules";
import { findTemplate, seedOfTemplate } from "@jubilee/core/events/templates.rules";
import type { EventTemplate } from "@jubilee/core/events/templates.types";
import { Button } from "@jubilee/ui/button";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Suspense } from "react";
import { href } from "../../../app/routing/href.ts";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { useAuth } from "../../../app/session/useAuth.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { TemplateHead } from "./TemplateHead.tsx";
import { TemplateParts } from "./TemplateParts.tsx";
import { useOpenTemplate } from "./useAnyTemplate.ts";
import { useTemplateChoice } from "./useTemplateChoice.ts";

/** The twelve kinds' own templates are those that their demos were made from. */
const isFirstOfKind = ({ key, eventTypeId }: EventTemplate) =>
  demoNameOfType(eventTypeId) === `${key}-demo`;

function Parts({ templateKey }: { templateKey: string }) {
  const template = useOpenTemplate(templateKey);
  if (!template) throw new RangeError(`The template ${templateKey} has no blueprint`);
  return <TemplateParts template={template} />;
}

/** One template with all that it holds, to look through before it is used. */
export default function TemplatePage() {
  const { template: key } = useRouteParams("templates.template");
  const template = findTemplate(key);
  if (!template) throw new RangeError(`There is no template ${key}`);
  const choose = useTemplateChoice(template);
  const { status } = useAuth();
  return (
    <PageFrame>
      <TemplateHead template={{ ...template, seed: seedOfTemplate(template) }}>
        <Button size="lg" onClick={choose}>
          Use template
        </Button>
        {isFirstOfKind(template) && (
          <LinkButton
            variant="outline"
            size="lg"
            href={href("demos.demo", { demo: demoNameOfType(template.eventTypeId) })}
          >
            See it live
          </LinkButton>
        )}
        {status === "signed-in" && (
          <LinkButton variant="outline" size="lg" href={href("templates.index")}>
            All templates
          </LinkButton>
        )}
      </TemplateHead>
      <Suspense fallback={<SkeletonRows count={8} />}>
        <Parts key={key} templateKey={key} />
      </Suspense>
    </PageFrame>
  );
}
