import { ownTemplateKey } from "@jubilee/core/events/any-template.rules";
import type { OwnTemplate } from "@jubilee/core/events/own-templates.types";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { CalendarPlus, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { href } from "../../../../app/routing/href.ts";
import { RenameTemplate } from "./RenameTemplate.tsx";
import { useRemoveTemplate } from "./useOwnTemplates.ts";

/** Where an event begins that is made from one of one's own templates. */
export const addressOfUse = ({ id }: Pick<OwnTemplate, "id">) =>
  `${href("events.create")}?template=${ownTemplateKey(id)}`;

interface OwnTemplateMenuProps {
  template: OwnTemplate;
  onRemoved?: () => void;
}

/** What can be done with a template of one's own. */
export function OwnTemplateMenu({ template, onRemoved }: OwnTemplateMenuProps) {
  const [isNaming, setNaming] = useState(false);
  const remove = useRemoveTemplate(onRemoved);
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            size="sm"
            variant="ghost"
            label={`Actions for ${template.title}`}
            icon={<Ellipsis />}
          />
        }
        entries={[
          {
            id: "use",
            label: "Use template",
            icon: <CalendarPlus />,
            href: addressOfUse(template),
          },
          {
            id: "name",
            label: "Rename and describe",
            icon: <Pencil />,
            onSelect: () => setNaming(true),
          },
          {
            id: "remove",
            label: "Delete",
            icon: <Trash2 />,
            onSelect: () => void remove(template),
          },
        ]}
      />
      {isNaming && <RenameTemplate template={template} onClose={() => setNaming(false)} />}
    </>
  );
}
