import { emptyShowcase } from "@jubilee/core/sharing/showcase.rules";
import { useLocation } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { ShowcaseForm } from "./ShowcaseForm.tsx";
import { useShowcaseWrite } from "./useShowcases.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createShowcaseApi } from "@jubilee/core/sharing/showcase.api";

/** A new showcase; it has its link and its page at once. */
export default function NewShowcasePage() {
  const api = useApi(createShowcaseApi);
  const { isBusy, run } = useShowcaseWrite();
  const [, go] = useLocation();
  return (
    <PageFrame width="form">
      <PageHeader title="New showcase" lead="Its page and its widget follow your events." />
      <ShowcaseForm
        start={emptyShowcase}
        isBusy={isBusy}
        submitLabel="Create showcase"
        onSubmit={async (draft, place) => {
          const made = await run(() => api.save(null, draft), place);
          if (made) go(href("showcases.showcase", { showcaseId: made.id }));
        }}
      />
    </PageFrame>
  );
}
