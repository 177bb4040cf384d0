import type { Role } from "@jubilee/core/account/rights.types";
import type { Team } from "@jubilee/core/account/team.types";
import { Button } from "@jubilee/ui/button";
import { Menu } from "@jubilee/ui/menu";
import { ChevronDown } from "lucide-react";
import { fixedRole, role as roleStyle } from "../Team.css.ts";

interface RoleMenuProps {
  team: Team;
  roleId: string;
  /** Whose, for the button's spoken name. */
  name: string;
  isBusy?: boolean;
  /** Left out where it is only told. */
  onChoose?: ((role: Role) => void) | undefined;
}

/** Somebody's role: a small menu for whoever may change it, else its name. */
export function RoleMenu({ team, roleId, name, isBusy = false, onChoose }: RoleMenuProps) {
  const role = team.roles.find(({ id }) => id === roleId);
  const shown = role?.name ?? "";
  if (!onChoose)
    return (
      <span className={roleStyle}>
        <span className={fixedRole}>{shown}</span>
      </span>
    );
  return (
    <span className={roleStyle}>
      <Menu
        trigger={
          <Button
            variant="outline"
            size="sm"
            iconEnd={<ChevronDown />}
            loading={isBusy}
            aria-label={`Role of ${name}: ${shown}`}
          >
            {shown}
          </Button>
        }
        entries={team.roles
          .filter(({ key }) => key !== "owner")
          .map((one) => ({
            id: one.id,
            label: one.name,
            checked: one.id === roleId,
            onSelect: () => onChoose(one),
          }))}
      />
    </span>
  );
}
