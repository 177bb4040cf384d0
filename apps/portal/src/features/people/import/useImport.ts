import { createGuestsApi } from "@jubilee/core/people/guests.api";
import { createImportsApi } from "@jubilee/core/people/imports.api";
import {
  createImportSession,
  type ImportSession,
  type ImportState,
} from "@jubilee/core/people/imports.store";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { readInWorker } from "./readInWorker.ts";

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

export interface Import {
  session: ImportSession;
  state: ImportState;
}

/**
 * One import of a file into an event, kept while its page is open. A running one stops with it.
 * Whatever changed the guest list makes the event's other screens read it again.
 */
export function useImport(eventId: string, resumedId: string | null): Import {
  const { client } = usePlanner();
  const queries = useQueryClient();
  const [session] = useState(() =>
    createImportSession({
      api: createImportsApi(client),
      listed: () => createGuestsApi(client).list(eventId),
      eventId,
      resumedId,
      languages: navigator.languages,
      pause: breathe,
      readWorkbook: readInWorker,
    }),
  );
  const state = useSyncExternalStore(session.subscribe, session.getState);
  useEffect(
    () =>
      session.subscribe((now, before) => {
        const isSent = before.step === "sending" && now.step !== "sending";
        const isUndone = before.batchId !== null && now.batchId === null;
        if (isSent || isUndone) {
          void queries.invalidateQueries({ queryKey: keys.event(eventId) });
        }
      }),
    [session, queries, eventId],
  );
  return { session, state };
}
