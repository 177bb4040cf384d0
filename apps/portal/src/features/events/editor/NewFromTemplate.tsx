import type { BlueprintPart } from "@jubilee/core/events/blueprint-parts.types";
import { partNames, partsOf, rowsOf } from "@jubilee/core/events/blueprint-parts.rules";
import { inTimeFor, shortTimeOf } from "@jubilee/core/events/blueprint-time.rules";
import { toWallTime } from "@jubilee/core/base/time.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { createBlueprintsApi } from "@jubilee/core/events/blueprints.api";
import { draftOfTemplate } from "@jubilee/core/events/blueprints.rules";
import { keptTemplateKey, taskTemplateKey } from "@jubilee/core/events/any-template.rules";
import type { AnyTemplate } from "@jubilee/core/events/own-templates.types";
import type { EventBeginning, EventDraft, EventRecord } from "@jubilee/core/events/events.types";
import { planNames } from "@jubilee/core/account/access.rules";
import { succeed } from "@jubilee/core/base/result.rules";
import type { Result } from "@jubilee/core/base/result.types";
import { Banner } from "@jubilee/ui/banner";
import { toast } from "@jubilee/ui/toast";
import { useEffect, useState } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { useAccount } from "../../../app/session/useRights.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { forgetReturn } from "../../../page-kit/sessions/keepReturn.ts";
import { useAnyTemplate } from "../templates/useAnyTemplate.ts";
import { addressOfChoice } from "../templates/useTemplateChoice.ts";
import { templatePart } from "./EventEditor.css.ts";
import { NewEvent } from "./NewEvent.tsx";
import { TemplateParts } from "./TemplateParts.tsx";

interface NewFromTemplateProps {
  templateKey: string;
  blank: EventDraft;
  /** The date that was asked for, `YYYY-MM-DD`. */
  day: string | null;
}

/** A new event with a template's kind, hours, words, and those of its parts that are wanted. */
export function NewFromTemplate({ templateKey, blank, day }: NewFromTemplateProps) {
  const template = useAnyTemplate(templateKey);
  if (!template) {
    return (
      <>
        <div className={templatePart}>
          <Banner tone="warning">There is no such template. This is a blank event.</Banner>
        </div>
        <NewEvent initial={blank} />
      </>
    );
  }
  return <FromBlueprint template={template} blank={blank} day={day} />;
}

interface FromBlueprintProps extends Omit<NewFromTemplateProps, "templateKey"> {
  template: AnyTemplate;
}

function FromBlueprint({ template, blank, day }: FromBlueprintProps) {
  const { blueprint } = template;
  const blueprints = useApi(createBlueprintsApi);
  const user = useUser();
  const account = useAccount();
  const { storage } = usePortal();
  // Whoever chose it before signing in is there now.
  useEffect(
    () => forgetReturn(storage, addressOfChoice(template), Date.now()),
    [storage, template],
  );
  const [nowMs] = useState(Date.now);
  const [wanted, setWanted] = useState<ReadonlySet<BlueprintPart>>(
    () => new Set(partsOf(blueprint).map(({ part }) => part)),
  );
  const [fits, setFits] = useState(true);
  const create = async (
    draft: EventDraft,
    beginning: EventBeginning,
  ): Promise<Result<EventRecord>> => {
    const now = wallNow(draft);
    const short = shortTimeOf(blueprint, draft.startLocal, now);
    const inTime = fits ? inTimeFor(blueprint, draft.startLocal, now) : blueprint;
    const rows = rowsOf(inTime, wanted, {
      templateKey: taskTemplateKey(template.key),
      startLocal: draft.startLocal,
      currency: draft.currency,
      language: "en",
      newId: () => crypto.randomUUID(),
    });
    const result = await blueprints.instantiate(draft, user.id, beginning, rows);
    if (!result.ok) return result;
    const { event, held } = result.value;
    if (held.length > 0)
      toast.info("Some parts stayed in the template", {
        description: held
          .map(({ part, plan }) => `${partNames[part]}: with ${planNames[plan]}.`)
          .join(" "),
      });
    if (short && fits && wanted.has("tasks"))
      toast.info("Fitted into the days that are left", {
        description: `The template begins ${short.lead} days before, your event is in ${short.daysLeft}. ${counted(short.tasks, "task")} moved closer to it.`,
      });
    return succeed(event);
  };
  return (
    <NewEvent
      initial={draftOfTemplate(template, blueprint, blank, { nowMs, day })}
      template={{
        key: keptTemplateKey(template.key),
        renderIntro: (draft) => (
          <TemplateParts
            title={template.title}
            blueprint={blueprint}
            short={
              draft.startLocal < wallNow(draft)
                ? undefined
                : shortTimeOf(blueprint, draft.startLocal, wallNow(draft))
            }
            plan={account?.plan ?? "free"}
            wanted={wanted}
            onChange={setWanted}
            fits={fits}
            onFitsChange={setFits}
          />
        ),
        create,
      }}
    />
  );
}

/** What the clock at an event's place says. */
const wallNow = ({ timeZone }: EventDraft) => toWallTime(new Date().toISOString(), timeZone);
