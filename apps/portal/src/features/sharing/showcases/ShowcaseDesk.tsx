import { draftOf } from "@jubilee/core/sharing/showcase.rules";
import type { ShareLink } from "@jubilee/core/sharing/share.types";
import type { Showcase } from "@jubilee/core/sharing/showcase.types";
import { Button } from "@jubilee/ui/button";
import { Stack } from "@jubilee/ui/stack";
import { Tabs } from "@jubilee/ui/tabs";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import type { ReactNode } from "react";
import { LinkTable } from "../../../event-kit/links/LinkTable.tsx";
import { useRested } from "../../../page-kit/useRested.ts";
import { PageCheck } from "../../../event-kit/widget-desk/PageCheck.tsx";
import { SiteList } from "../../../event-kit/widget-desk/SiteList.tsx";
import { useLook } from "../../../event-kit/widget-desk/useLook.ts";
import { WidgetLook } from "../../../event-kit/widget-desk/WidgetLook.tsx";
import { WidgetPreview } from "../../../event-kit/widget-desk/WidgetPreview.tsx";
import { keys } from "./keys.ts";
import * as css from "./ShowcaseDesk.css.ts";
import { ShowcaseForm } from "./ShowcaseForm.tsx";
import { useShowcaseWrite } from "./useShowcases.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createShowcaseApi } from "@jubilee/core/sharing/showcase.api";

/** The server may answer with what it knew this long ago. */
const answersAgeMs = 1200;

/** Which events it shows and how, its look on a site, and beside it the widget with what to paste. */
export function ShowcaseDesk({ showcase }: { showcase: Showcase }) {
  const { link } = showcase;
  const form = (
    <ShowcaseForm
      showcaseId={showcase.id}
      start={draftOf(showcase)}
      submitLabel="Save"
      onSaved={() => toast.success("The showcase is saved")}
    />
  );
  return (
    <Stack gap="8">
      {link?.status === "active" ? (
        <Desk key={link.id} showcase={showcase} link={link} form={form} />
      ) : (
        form
      )}
      {link ? <LinkTable links={[link]} invalidates={keys.all} /> : <NoLink showcase={showcase} />}
    </Stack>
  );
}

function NoLink({ showcase }: { showcase: Showcase }) {
  const api = useApi(createShowcaseApi);
  const { isBusy, run } = useShowcaseWrite();
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

interface DeskProps {
  showcase: Showcase;
  link: ShareLink;
  form: ReactNode;
}

function Desk({ showcase, link, form }: DeskProps) {
  const desk = useLook(link, useShowcaseWrite());
  const version = useRested(showcase.updatedAt, answersAgeMs);
  const onSite = (
    <div className={css.settings}>
      <WidgetLook subject={showcase} look={desk.look} onChange={desk.change} />
      <SiteList origins={link.allowedOrigins} isBusy={desk.isBusy} onChange={desk.setSites} />
    </div>
  );
  return (
    <div className={css.desk}>
      <Tabs
        label="The showcase"
        items={[
          { value: "shows", label: "What it shows", content: form },
          { value: "site", label: "On your site", content: onSite },
        ]}
      />
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
