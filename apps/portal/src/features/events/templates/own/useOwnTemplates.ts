import { ownTemplateKey } from "@jubilee/core/events/any-template.rules";
import { createOwnTemplatesApi } from "@jubilee/core/events/own-templates.api";
import type { OwnTemplate } from "@jubilee/core/events/own-templates.types";
import { toast } from "@jubilee/ui/toast";
import type { DataClient, Read } from "../../../../app/routing/reads.types.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useReading } from "../../../../page-kit/data/useRead.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { forgetTemplate } from "../useAnyTemplate.ts";
import { templateKeys } from "./keys.ts";

/** As the catalogue calls it, in the plan's notice. */
export const templatesFeature = "Advanced Templates";

/** Every template of the account. */
export const ownTemplatesRead = (client: DataClient): Read<OwnTemplate[]> => ({
  key: templateKeys.list,
  call: () => createOwnTemplatesApi(client).list(),
});

/** Every template of the account. */
export function useOwnTemplates(enabled = true) {
  return useReading(ownTemplatesRead, { enabled });
}

/** One write. */
export function useTemplateWrite() {
  return useWrite(templateKeys.all, templatesFeature);
}

/** Takes a template away, and brings it back where that was a slip. */
export function useRemoveTemplate(onRemoved?: () => void) {
  const api = useApi(createOwnTemplatesApi);
  const { run } = useTemplateWrite();
  const restore = async ({ id }: OwnTemplate) => {
    if (await run(() => api.change(id, { removed: false }))) forgetTemplate(ownTemplateKey(id));
  };
  return async (template: OwnTemplate) => {
    if (!(await run(() => api.change(template.id, { removed: true })))) return;
    forgetTemplate(ownTemplateKey(template.id));
    toast(`“${template.title}” is deleted`, {
      description: "Events that were made from it stay as they are. Its link opens nothing.",
      undo: () => void restore(template),
    });
    onRemoved?.();
  };
}
