import { ownLanguage } from "@jubilee/core/base/guest-languages.rules";
import { createCalendarImportApi } from "@jubilee/core/schedule/calendar-import.api";
import { readCalendarFile } from "@jubilee/core/schedule/calendar-import.rules";
import type { CalendarFileContent } from "@jubilee/core/schedule/calendar-import.types";
import { isBuiltInEventTypeId } from "@jubilee/core/events/event-types.rules";
import { toast } from "@jubilee/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { usePlanner } from "../../../../app/portal/usePlanner.ts";
import { useUser } from "../../../../app/session/useUser.ts";
import { ownCurrency } from "../../../../event-kit/currency.rules.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { tellFailure } from "../../../../page-kit/data/useWrite.ts";

const homeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A calendar file on its way to become events: read, chosen from, taken, taken back. */
export function useCalendarImport(onDone: () => void) {
  const { eventTypes } = usePlanner();
  const { id: userId } = useUser();
  const locale = useLocale();
  const queries = useQueryClient();
  const api = useApi(createCalendarImportApi);
  const [content, setContent] = useState<CalendarFileContent | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const readAgain = () => queries.invalidateQueries({ queryKey: ["events"] });

  const open = async (file: File) => {
    const read = readCalendarFile(await file.text(), homeZone);
    setContent(read);
    setFailures(new Map());
    setChosen(
      new Set(read.entries.filter(({ problem }) => problem === null).map(({ key }) => key)),
    );
  };

  const undo = async (eventIds: readonly string[]) => {
    const undone = await api.undo(eventIds);
    if (!undone.ok) {
      tellFailure(undone.error, "Event management");
      return;
    }
    await readAgain();
    toast.success(undone.value === 1 ? "The draft is gone" : `${undone.value} drafts are gone`);
  };

  const take = async () => {
    const wanted = (content?.entries ?? []).filter(({ key }) => chosen.has(key));
    const typeId = eventTypes.getState().eventTypeId;
    setBusy(true);
    const taken = await api.take(
      wanted,
      {
        eventTypeId: isBuiltInEventTypeId(typeId) ? typeId : "club-type-1",
        currency: ownCurrency(),
        locale: ownLanguage(navigator.languages, locale),
      },
      userId,
    );
    setBusy(false);
    await readAgain();
    const made = taken.flatMap(({ eventIds }) => eventIds);
    const failed = taken.flatMap(({ key, problem }) =>
      problem === null ? [] : ([[key, problem]] as const),
    );
    if (made.length > 0) {
      toast.success(made.length === 1 ? "One draft is made" : `${made.length} drafts are made`, {
        description: "Nobody sees them until you publish them.",
        undo: () => void undo(made),
      });
    }
    setFailures(new Map(failed));
    setChosen(new Set(failed.map(([key]) => key)));
    if (failed.length === 0) onDone();
  };

  const toggle = (key: string) =>
    setChosen((known) => {
      const next = new Set(known);
      if (!next.delete(key)) next.add(key);
      return next;
    });

  return { content, chosen, failures, isBusy, open, take, toggle };
}
