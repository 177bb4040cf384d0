import { ownTemplateKey } from "@jubilee/core/events/any-template.rules";
import { createOwnTemplatesApi } from "@jubilee/core/events/own-templates.api";
import type { OwnTemplate } from "@jubilee/core/events/own-templates.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useDraft } from "../../../../page-kit/form/useDraft.ts";
import { forgetTemplate } from "../useAnyTemplate.ts";
import { checkNames, TemplateNames } from "./TemplateNames.tsx";
import { useTemplateWrite } from "./useOwnTemplates.ts";

/** What a template is called and what it is good for. */
export function RenameTemplate({
  template,
  onClose,
}: {
  template: OwnTemplate;
  onClose: () => void;
}) {
  const api = useApi(createOwnTemplatesApi);
  const form = useDraft(
    { title: template.title, line: template.line },
    { write: useTemplateWrite(), check: checkNames },
  );
  return (
    <FormDialog
      title="Rename and describe"
      submitLabel="Save"
      {...form.dialog((typed) => api.change(template.id, typed), {
        done: () => forgetTemplate(ownTemplateKey(template.id)),
        onClose,
      })}
    >
      <TemplateNames title={form.field("title")} line={form.field("line")} />
    </FormDialog>
  );
}
