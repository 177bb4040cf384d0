import type { ShareLink, ShareLinkChange } from "@jubilee/core/sharing/share.types";
import type { Showcase } from "@jubilee/core/sharing/showcase.types";
import { Button } from "@jubilee/ui/button";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import { LinkTable } from "../../../event-kit/links/LinkTable.tsx";
import { useRested } from "../../../page-kit/useRested.ts";
import { PageCheck } from "../../../event-kit/widget-desk/PageCheck.tsx";
import { SiteList } from "../../../event-kit/widget-desk/SiteList.tsx";
import { layout, settings } from "../../../event-kit/widget-desk/WidgetDesk.css.ts";
import { WidgetLook } from "../../../event-kit/widget-desk/WidgetLook.tsx";
import { WidgetPreview } from "../../../event-kit/widget-desk/WidgetPreview.tsx";
import { keys } from "./keys.ts";
import { useShowcaseWrite } from "./useShowcases.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createShowcaseApi } from "@jubilee/core/sharing/showcase.api";
import { createShareApi } from "@jubilee/core/sharing/share.api";

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
  const share = useApi(createShareApi);
  const { isBusy, run } = useShowcaseWrite();
  const [look, setLook] = useState(link.settings);
  const version = useRested(showcase.updatedAt, answersAgeMs);
  const keep = async (part: ShareLinkChange) => {
    const { allowedOrigins: _origins, ...changed } = part;
    setLook((known) => ({ ...known, ...changed }));
    const saved = await run(() => share.update(link.id, part));
    if (!saved) setLook(link.settings);
  };
  const change = (part: ShareLinkChange) => void keep(part);
  return (
    <div className={layout}>
      <div className={settings}>
        <WidgetLook subject={showcase} look={look} onChange={change} />
        <SiteList
          origins={link.allowedOrigins}
          isBusy={isBusy}
          onChange={(allowedOrigins) => change({ allowedOrigins })}
        />
      </div>
      <WidgetPreview
        subject={showcase}
        kind="showcase"
        token={link.token}
        look={look}
        pageUrl={link.url}
        version={version}
        tools={
          <PageCheck
            link={link}
            isBusy={isBusy}
            onAllow={(origin) => change({ allowedOrigins: [...link.allowedOrigins, origin] })}
          />
        }
      />
    </div>
  );
}
