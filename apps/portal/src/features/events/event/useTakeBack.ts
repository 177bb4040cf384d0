import { createOwnTemplatesApi } from "@jubilee/core/events/own-templates.api";
import { toast } from "@jubilee/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { forgetAddedParts } from "./addedParts.ts";

/** Takes what came of a template back, or lets it stay. */
export function useTakeBack(eventId: string) {
  const { storage } = usePortal();
  const api = useApi(createOwnTemplatesApi);
  const queries = useQueryClient();
  const branch = keys.event(eventId);
  const { isBusy, run } = useWrite(branch, "Templates");
  const takeBack = async (undoId: string) => {
    const back = await run(async () => {
      const answer = await api.undo(undoId);
      if (answer.ok) forgetAddedParts(storage, eventId);
      return answer;
    });
    if (back && back.kept > 0)
      toast.info("Most of it is gone again", {
        description: "What was changed since stays as it is.",
      });
  };
  const keep = () => {
    forgetAddedParts(storage, eventId);
    void queries.invalidateQueries({ queryKey: [...branch, "added-parts"] });
  };
  return { isBusy, takeBack, keep };
}
