import type { ShareLink } from "@jubilee/core/sharing/share.types";
import type { Showcase } from "@jubilee/core/sharing/showcase.types";
import { Button } from "@jubilee/ui/button";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { LinkTable } from "../../../event-kit/links/LinkTable.tsx";
import { useRested } from "../../../page-kit/useRested.ts";
import { PageCheck } from "../../../event-kit/widget-desk/PageCheck.tsx";
import { SiteList } from "../../../event-kit/widget-desk/SiteList.tsx";
import { layout, settings } from "../../../event-kit/widget-desk/WidgetDesk.css.ts";
import { useLook } from "../../../event-kit/widget-desk/useLook.ts";
import { WidgetLook } from "../../../event-kit/widget-desk/WidgetLook.tsx";
import { WidgetPreview } from "../../../event-kit/widget-desk/WidgetPreview.tsx";
import { keys } from "./keys.ts";
import { useShowcaseWrite } from "./useShowcases.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createShowcaseApi } from "@jubilee/core/sharing/showcase.api";

/** The server may answer with what it knew this long ago. */
const answersAgeMs = 1200;

/** Look, allowed sites, preview, what to paste, and the link itself. */
export function ShowcaseDesk({ showcase }: { showcase: Showcase }) {
  const api = useApi(createShowcaseApi);
  const { isBusy, run } = useShowcaseWrite();
  const { link } = showcase;
  if (!link) {
    return (
      <Stack gap="4">
        <Text tone="muted">It has no link: nobody can see it.</Text>
        <div>
          <Button
            variant="outline"
            loading={isBusy}
            onClick={() => void run(() => api.makeLink(showcase.id))}
          >
            Make a link
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <Stack gap="8">
      {link.status === "active" && <Desk key={link.id} showcase={showcase} link={link} />}
      <LinkTable links={[link]} invalidates={keys.all} />
    </Stack>
  );
}

function Desk({ showcase, link }: { showcase: Showcase; link: ShareLink }) {
  const desk = useLook(link, useShowcaseWrite());
  const version = useRested(showcase.updatedAt, answersAgeMs);
  return (
    <div className={layout}>
      <div className={settings}>
        <WidgetLook subject={showcase} look={desk.look} onChange={desk.change} />
        <SiteList origins={link.allowedOrigins} isBusy={desk.isBusy} onChange={desk.setSites} />
      </div>
      <WidgetPreview
        subject={showcase}
        kind="showcase"
        token={link.token}
        look={desk.look}
        pageUrl={link.url}
        version={version}
        tools={<PageCheck link={link} isBusy={desk.isBusy} onAllow={desk.addSite} />}
      />
    </div>
  );
}
