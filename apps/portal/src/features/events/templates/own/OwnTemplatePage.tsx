import { ownTemplateKey } from "@jubilee/core/events/any-template.rules";
import { createOwnTemplatesApi } from "@jubilee/core/events/own-templates.api";
import type { OwnTemplate } from "@jubilee/core/events/own-templates.types";
import { Button } from "@jubilee/ui/button";
import { CopyButton } from "@jubilee/ui/copy-button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Heading } from "@jubilee/ui/heading";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { Suspense, useEffect } from "react";
import { navigate } from "wouter/use-browser-location";
import { usePlanner } from "../../../../app/portal/usePlanner.ts";
import { href } from "../../../../app/routing/href.ts";
import type { DataClient, PageReads } from "../../../../app/routing/reads.types.ts";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { useMay } from "../../../../app/session/useRights.ts";
import { LinkTable } from "../../../../event-kit/links/LinkTable.tsx";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { TemplateHead } from "../TemplateHead.tsx";
import { TemplateParts } from "../TemplateParts.tsx";
import { askTemplate, useAnyTemplate } from "../useAnyTemplate.ts";
import { templateKeys } from "./keys.ts";
import { share } from "./OwnTemplates.css.ts";
import { addressOfUse, OwnTemplateMenu } from "./OwnTemplateMenu.tsx";
import { ownTemplatesRead, useOwnTemplates, useTemplateWrite } from "./useOwnTemplates.ts";

/** Its facts and what it holds come together; what fails to is told where it is shown. */
export const reads: PageReads = ({ client, read, params }) =>
  Promise.all([read(ownTemplatesRead(client)), begin(client, params["templateId"] ?? "")]);

const begin = (client: DataClient, id: string) =>
  askTemplate(client, ownTemplateKey(id)).catch(() => null);

/** The link by which others see it and use it. */
function Share({ template: { id, title, link } }: { template: OwnTemplate }) {
  const api = useApi(createOwnTemplatesApi);
  const { isBusy, run } = useTemplateWrite();
  return (
    <section className={share} aria-label="Share">
      <Heading level={2} size="panel">
        Share
      </Heading>
      <Text tone="muted">
        Whoever has the link sees the template as it is here, and makes an event of their own from
        it. Yours is not changed by that.
      </Text>
      {link?.status === "active" && (
        <div>
          <CopyButton value={link.url} label="Copy link" about={`to ${title}`} />
        </div>
      )}
      {link ? (
        <LinkTable links={[link]} invalidates={templateKeys.all} />
      ) : (
        <div>
          <Button variant="outline" loading={isBusy} onClick={() => void run(() => api.share(id))}>
            Make a link
          </Button>
        </div>
      )}
    </section>
  );
}

function Parts({ id }: { id: string }) {
  const template = useAnyTemplate(ownTemplateKey(id));
  return template && <TemplateParts template={template} />;
}

function Details({ template }: { template: OwnTemplate }) {
  const mayShare = useMay("links.write");
  return (
    <>
      <TemplateHead template={{ ...template, seed: template.coverSeed }}>
        <LinkButton size="lg" href={addressOfUse(template)}>
          Use template
        </LinkButton>
        {template.mayWrite && (
          <OwnTemplateMenu template={template} onRemoved={() => navigate(href("templates.own"))} />
        )}
      </TemplateHead>
      {mayShare && <Share template={template} />}
      <Suspense fallback={<SkeletonRows count={8} />}>
        <Parts id={template.id} />
      </Suspense>
    </>
  );
}

/** One of one's own templates, as its receivers see it, with its link. */
export default function OwnTemplatePage() {
  const { templateId } = useRouteParams("templates.mine");
  const { client } = usePlanner();
  useEffect(() => void begin(client, templateId), [client, templateId]);
  const { data, error, refetch } = useOwnTemplates();
  const template = data?.find(({ id }) => id === templateId);
  return (
    <PageFrame>
      {error && <LoadFailed what="The template" error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonRows count={8} />}
      {data && !template && (
        <EmptyState
          drawing="lost"
          level={1}
          title="There is no such template"
          action={<LinkButton href={href("templates.own")}>Your templates</LinkButton>}
        />
      )}
      {template && <Details key={template.id} template={template} />}
    </PageFrame>
  );
}
