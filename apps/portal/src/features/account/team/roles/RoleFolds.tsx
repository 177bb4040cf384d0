import { grouped } from "@jubilee/core/account/role-words.rules";
import { Accordion } from "@jubilee/ui/accordion";
import { Button } from "@jubilee/ui/button";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { Check, Minus, Pencil } from "lucide-react";
import type { RolesProps } from "./RoleMatrix.tsx";
import { count, foldTitle, right, rights as list, without } from "./Roles.css.ts";

/** One role a fold, with its sentences. */
export function RoleFolds({ team: { roles, permissions }, onEdit }: RolesProps) {
  const all = grouped(permissions).flatMap(({ rights }) => rights);
  return (
    <Accordion
      items={roles
        .filter(({ key }) => key !== "owner")
        .map((role) => ({
          id: `role-${role.id}`,
          title: (
            <span className={foldTitle}>
              {role.name}
              <span className={count}>{`${role.permissions.length} of ${all.length}`}</span>
            </span>
          ),
          content: (
            <>
              <ul className={list}>
                {all.map(({ permission, does }) => {
                  const may = role.permissions.includes(permission);
                  return (
                    <li key={permission} className={may ? right : `${right} ${without}`}>
                      {may ? (
                        <Check size={16} aria-hidden="true" />
                      ) : (
                        <Minus size={16} aria-hidden="true" />
                      )}
                      <VisuallyHidden>{may ? "Yes: " : "No: "}</VisuallyHidden>
                      <span>{does}</span>
                    </li>
                  );
                })}
              </ul>
              {role.key === null && onEdit && (
                <Button variant="outline" size="sm" icon={<Pencil />} onClick={() => onEdit(role)}>
                  Change this role
                </Button>
              )}
            </>
          ),
        }))}
    />
  );
}
