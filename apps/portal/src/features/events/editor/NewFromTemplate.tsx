import { createActivitiesApi } from "@jubilee/core/schedule/activities.api";
import type { EventDraft } from "@jubilee/core/events/events.types";
import { succeed } from "@jubilee/core/base/result.rules";
import { draftOfTemplate, programmeOf } from "@jubilee/core/events/blueprints.rules";
import { findTemplate } from "@jubilee/core/events/templates.rules";
import { Banner } from "@jubilee/ui/banner";
import { Checkbox } from "@jubilee/ui/checkbox";
import { useState } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { useBlueprint } from "../templates/useBlueprint.ts";
import { templatePart } from "./EventEditor.css.ts";
import { NewEvent } from "./NewEvent.tsx";

interface NewFromTemplateProps {
  templateKey: string;
  blank: EventDraft;
  /** The date that was asked for, `YYYY-MM-DD`. */
  day: string | null;
}

/** A new event with a template's kind, hours and first words, and its programme if it is wanted. */
export function NewFromTemplate({ templateKey, blank, day }: NewFromTemplateProps) {
  const template = findTemplate(templateKey);
  const blueprint = useBlueprint(templateKey);
  const { client } = usePlanner();
  const [nowMs] = useState(Date.now);
  const [bringsProgramme, setBringsProgramme] = useState(true);
  if (!template || !blueprint) {
    return (
      <>
        <div className={templatePart}>
          <Banner tone="warning">There is no such template. This is a blank event.</Banner>
        </div>
        <NewEvent initial={blank} />
      </>
    );
  }
  return (
    <NewEvent
      initial={draftOfTemplate(template, blueprint, blank, { nowMs, day })}
      template={{
        key: template.key,
        intro: (
          <div className={templatePart}>
            <Checkbox
              label={`Bring the programme of the template “${template.title}”`}
              help={`${blueprint.activities.length} activities that you can move and rename. Nobody sees them until you publish the programme.`}
              checked={bringsProgramme}
              onCheckedChange={setBringsProgramme}
            />
          </div>
        ),
        bring: ({ id, startLocal }) =>
          bringsProgramme
            ? createActivitiesApi(client).createAll(id, programmeOf(blueprint, startLocal))
            : Promise.resolve(succeed(true)),
      }}
    />
  );
}
