import { grouped } from "@jubilee/core/account/role-words.rules";
import type { Role } from "@jubilee/core/account/rights.types";
import type { Team } from "@jubilee/core/account/team.types";
import { IconButton } from "@jubilee/ui/icon-button";
import { ScrollArea } from "@jubilee/ui/scroll-area";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { Check, Pencil } from "lucide-react";
import { Fragment, useState } from "react";
import * as css from "./Roles.css.ts";

export interface RolesProps {
  team: Team;
  /** Opens an account's own role; left out where it is only read. */
  onEdit?: ((role: Role) => void) | undefined;
}

/** Roles across, rights in groups: a tick or a dash. */
export function RoleMatrix({ team: { roles, permissions }, onEdit }: RolesProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const look = (base: string, id: string) => (id === pointed ? `${base} ${css.pointed}` : base);
  return (
    <ScrollArea label="What a role may do">
      <table className={css.table} onPointerLeave={() => setPointed(null)}>
        <thead>
          <tr>
            <th scope="col" className={css.rowHead}>
              <VisuallyHidden>Right</VisuallyHidden>
            </th>
            {roles.map((role) => (
              <th
                key={role.id}
                scope="col"
                className={look(css.columnHead, role.id)}
                onPointerEnter={() => setPointed(role.id)}
              >
                {role.name}
                {role.key === null && onEdit && (
                  <IconButton
                    size="sm"
                    variant="ghost"
                    label={`Change ${role.name}`}
                    icon={<Pencil />}
                    onClick={() => onEdit(role)}
                  />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grouped(permissions).map(({ title, rights }) => (
            <Fragment key={title}>
              <tr>
                <th scope="rowgroup" colSpan={roles.length + 1} className={css.groupHead}>
                  {title}
                </th>
              </tr>
              {rights.map(({ permission, does }) => (
                <tr key={permission}>
                  <th scope="row" className={css.rowHead}>
                    {does}
                  </th>
                  {roles.map((role) => (
                    <td
                      key={role.id}
                      className={look(css.cell, role.id)}
                      onPointerEnter={() => setPointed(role.id)}
                    >
                      <Mark may={role.permissions.includes(permission)} />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function Mark({ may }: { may: boolean }) {
  return may ? (
    <span className={css.tick}>
      <Check size={14} strokeWidth={2.5} aria-hidden="true" />
      <VisuallyHidden>yes</VisuallyHidden>
    </span>
  ) : (
    <>
      <span className={css.dash} aria-hidden="true" />
      <VisuallyHidden>no</VisuallyHidden>
    </>
  );
}
