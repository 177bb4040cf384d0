import { emptyShowcase } from "@jubilee/core/sharing/showcase.rules";
import { useLocation } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { ShowcaseForm } from "./ShowcaseForm.tsx";

/** A new showcase; it has its link and its page at once. */
export default function NewShowcasePage() {
  const [, go] = useLocation();
  return (
    <PageFrame>
      <PageHeader title="New showcase" lead="Its page and its widget follow your events." />
      <ShowcaseForm
        showcaseId={null}
        start={emptyShowcase}
        submitLabel="Create showcase"
        hasPreview
        onSaved={(showcaseId) => go(href("showcases.showcase", { showcaseId }))}
      />
    </PageFrame>
  );
}
