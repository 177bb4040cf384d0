import { sharedTemplateKey } from "@jubilee/core/events/any-template.rules";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { lazy, Suspense } from "react";
import type { AnyTemplate } from "@jubilee/core/events/own-templates.types";
import { href } from "../../../app/routing/href.ts";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { useAuth } from "../../../app/session/useAuth.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { TemplateHead } from "./TemplateHead.tsx";
import { TemplateParts } from "./TemplateParts.tsx";
import { useOpenTemplate } from "./useAnyTemplate.ts";
import { useTemplateChoice } from "./useTemplateChoice.ts";

const KeepShared = lazy(async () => {
  const { KeepShared } = await import("./own/KeepShared.tsx");
  return { default: KeepShared };
});

function Shown({ template, token }: { template: AnyTemplate; token: string }) {
  const choose = useTemplateChoice(template);
  const { status } = useAuth();
  return (
    <>
      <TemplateHead template={template}>
        <Button size="lg" onClick={choose}>
          Use template
        </Button>
        {status === "signed-in" && (
          <Suspense fallback={null}>
            <KeepShared token={token} />
          </Suspense>
        )}
      </TemplateHead>
      <TemplateParts template={template} />
    </>
  );
}

function Shared({ token }: { token: string }) {
  const template = useOpenTemplate(sharedTemplateKey(token));
  if (template) return <Shown template={template} token={token} />;
  return (
    <EmptyState
      drawing="lost"
      level={1}
      title="This link opens nothing any more"
      action={<LinkButton href={href("templates.index")}>See all templates</LinkButton>}
    >
      Whoever sent it may have taken the template away or made a new link. Ask them for it.
    </EmptyState>
  );
}

/** A template that somebody shared: the same page as one of ours. */
export default function SharedTemplatePage() {
  const { shareToken } = useRouteParams("templates.shared");
  return (
    <PageFrame>
      <Suspense fallback={<SkeletonRows count={8} />}>
        <Shared key={shareToken} token={shareToken} />
      </Suspense>
    </PageFrame>
  );
}
