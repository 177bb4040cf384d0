import { ownTemplateKey, taskTemplateKey } from "@jubilee/core/events/any-template.rules";
import { toWallTime } from "@jubilee/core/base/time.rules";
import { partsComing, partsThere, timedComing } from "@jubilee/core/events/blueprint-coming.rules";
import { partNames, rowsOf } from "@jubilee/core/events/blueprint-parts.rules";
import type { BlueprintPart } from "@jubilee/core/events/blueprint-parts.types";
import { inTimeFor, shortTimeOf } from "@jubilee/core/events/blueprint-time.rules";
import { leadOf } from "@jubilee/core/events/blueprints.rules";
import { thereOf } from "@jubilee/core/events/blueprint-there.rules";
import { planNames } from "@jubilee/core/account/access.rules";
import { createOwnTemplatesApi } from "@jubilee/core/events/own-templates.api";
import { eventTemplates, templateFor } from "@jubilee/core/events/templates.rules";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Select } from "@jubilee/ui/select";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { usePortal } from "../../../../app/portal/usePortal.ts";
import { usePlanner } from "../../../../app/portal/usePlanner.ts";
import type { ActionDialogProps } from "../../../../event-kit/actions/action.types.ts";
import { keys } from "../../../../event-kit/data/keys.ts";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useRead, useReadValue } from "../../../../page-kit/data/useRead.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { keepAddedParts } from "../../event/addedParts.ts";
import { useTakeBack } from "../../event/useTakeBack.ts";
import { InTime } from "../InTime.tsx";
import { askTemplate } from "../useAnyTemplate.ts";
import { ComingParts } from "./ComingParts.tsx";
import { templateKeys } from "./keys.ts";
import { useOwnTemplates } from "./useOwnTemplates.ts";

const ours = eventTemplates.map(({ key, title }) => ({ value: key, label: title }));

/**
 * Adds chosen parts of any template to an event, at first of its own kind and what it has nothing
 * of; what is there already does not come twice.
 */
export function AddParts({ event, onClose }: ActionDialogProps) {
  const { client } = usePlanner();
  const api = useApi(createOwnTemplatesApi);
  const { isBusy, run } = useWrite(keys.event(event.id), "Templates");
  const { takeBack } = useTakeBack(event.id);
  const { storage } = usePortal();
  const own = useOwnTemplates().data ?? [];
  const [templateKey, setTemplate] = useState(
    () => (templateFor(event) ?? eventTemplates[0])?.key ?? "",
  );
  const [chosenLeft, setLeft] = useState<ReadonlySet<BlueprintPart> | null>(null);
  const [fits, setFits] = useState(true);
  const [now] = useState(() => toWallTime(new Date().toISOString(), event.timeZone));
  const source = useRead(templateKeys.event(event.id), () => api.source(event.id));
  const template = useReadValue(templateKeys.any(templateKey), () =>
    askTemplate(client, templateKey),
  );
  const there = source.data && thereOf(source.data);
  const left = chosenLeft ?? (there ? partsThere(there) : new Set<BlueprintPart>());
  const coming =
    template.data && there
      ? partsComing(template.data.blueprint, there).filter(({ comes }) => comes > 0)
      : [];
  const wanted = new Set(coming.map(({ part }) => part).filter((part) => !left.has(part)));
  const add = async () => {
    if (!template.data || !there) return;
    const { title, blueprint } = template.data;
    const inTime = fits ? inTimeFor(blueprint, event.startLocal, now) : blueprint;
    const rows = rowsOf(inTime, wanted, {
      templateKey: taskTemplateKey(templateKey),
      startLocal: event.startLocal,
      currency: event.currency,
      language: "en",
      newId: () => crypto.randomUUID(),
      there,
    });
    const done = await run(async () => {
      const answer = await api.apply(event.id, rows);
      if (answer.ok)
        keepAddedParts(storage, event.id, { title, undoId: answer.value.undoId }, Date.now());
      return answer;
    });
    if (!done) return;
    onClose();
    toast.success(`It came from “${title}”`, {
      ...(done.held.length > 0 && {
        description: done.held
          .map(({ part, plan }) => `${partNames[part]}: with ${planNames[plan]}.`)
          .join(" "),
      }),
      undo: () => void takeBack(done.undoId),
    });
  };
  const timed = template.data && there && timedComing(template.data.blueprint, there, wanted);
  const short = timed && shortTimeOf(timed, event.startLocal, now);
  return (
    <FormDialog
      title="Add parts of a template"
      description="All of it comes at once, told from this event’s day, and can be taken back within the hour."
      submitLabel="Add to this event"
      waiting={wanted.size === 0}
      busy={isBusy}
      onSubmit={add}
      onClose={onClose}
    >
      <Stack gap="5">
        <Select
          label="Template"
          value={templateKey}
          onValueChange={setTemplate}
          options={[
            ...own.map(({ id, title }) => ({ value: ownTemplateKey(id), label: title })),
            ...ours,
          ]}
        />
        {source.error && (
          <LoadFailed what="The event" error={source.error} onRetry={source.refetch} />
        )}
        {template.error && (
          <LoadFailed what="The template" error={template.error} onRetry={template.refetch} />
        )}
        {template.data === null && <Text tone="muted">This template is not there any more.</Text>}
        {template.data && there && (
          <ComingParts
            parts={partsComing(template.data.blueprint, there)}
            left={left}
            onLeft={setLeft}
          />
        )}
        {template.data && short && event.startLocal > now && (
          <InTime
            lead={leadOf(template.data.blueprint)}
            short={short}
            fits={fits}
            onFitsChange={setFits}
          />
        )}
        {(source.isPending || template.isPending) && <SkeletonRows count={4} />}
      </Stack>
    </FormDialog>
  );
}
