import { Button } from "@jubilee/ui/button";
import { Form } from "@jubilee/ui/form";
import { LinkButton } from "@jubilee/ui/link-button";
import { Section } from "@jubilee/ui/section";
import { SidebarLayout } from "@jubilee/ui/sidebar-layout";
import { BlackoutsPart } from "./BlackoutsPart.tsx";
import { CharacterPart } from "./CharacterPart.tsx";
import { FactsPart } from "./FactsPart.tsx";
import { HoursPart } from "./HoursPart.tsx";
import { MapPart } from "./MapPart.tsx";
import { PhotosPart } from "./PhotosPart.tsx";
import { PlacePart } from "./PlacePart.tsx";
import { PricePart } from "./PricePart.tsx";
import { SpacesPart } from "./SpacesPart.tsx";
import type { VenueForm } from "./useVenueDraft.ts";
import { VenuePreview } from "./VenuePreview.tsx";
import { actions, fields } from "./VenueEditor.css.ts";

export interface VenueEditorProps {
  form: VenueForm;
  submitLabel: string;
  /** Where to go without saving. */
  backHref: string;
  onSubmit: () => Promise<void>;
}

/** The one form for a new venue and an old one. Only its name is needed. */
export function VenueEditor({ form, submitLabel, backHref, onSubmit }: VenueEditorProps) {
  const { draft, errors, change: onChange, isChanged, isBusy } = form;
  const group = { draft, errors, onChange };
  return (
    <Form onSubmit={onSubmit} busy={isBusy} unsaved={isChanged}>
      <SidebarLayout
        side="end"
        width="normal"
        narrow="above"
        sticky
        sidebarLabel="As it will be shown"
        sidebar={<VenuePreview draft={draft} />}
      >
        <div className={fields}>
          <PlacePart {...group} />
          <Section title="What it offers">
            <div>
              <SpacesPart {...group} />
              <CharacterPart {...group} />
              <PhotosPart {...group} />
              <FactsPart {...group} />
            </div>
          </Section>
          <Section title="What it costs, and whom to ask">
            <div>
              <PricePart {...group} />
            </div>
          </Section>
          <Section title="When it is open, and where it lies">
            <div>
              <HoursPart {...group} />
              <BlackoutsPart {...group} />
              <MapPart {...group} />
            </div>
          </Section>
        </div>
      </SidebarLayout>
      <div className={actions} data-page-foot="">
        <Button type="submit" size="lg" loading={isBusy}>
          {submitLabel}
        </Button>
        <LinkButton variant="ghost" size="lg" href={backHref}>
          Cancel
        </LinkButton>
      </div>
    </Form>
  );
}
