import type { Role } from "@jubilee/core/account/rights.types";
import type { Team } from "@jubilee/core/account/team.types";
import { Button } from "@jubilee/ui/button";
import { Heading } from "@jubilee/ui/heading";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { Plus } from "lucide-react";
import { useState } from "react";
import { RoleDialog } from "./RoleDialog.tsx";
import { RoleFolds } from "./RoleFolds.tsx";
import { RoleMatrix } from "./RoleMatrix.tsx";
import { section, sectionHead } from "./Roles.css.ts";

/** What each role may do: a table, on phones a fold a role; and the roles of one's own. */
export function RolesSection({ team }: { team: Team }) {
  const [edited, setEdited] = useState<Role | "new" | null>(null);
  const isPhone = useMedia(media.mobile);
  const mayChange = team.mayManage && team.hasTeam;
  const open = mayChange ? setEdited : undefined;
  return (
    <section className={section}>
      <div className={sectionHead}>
        <Heading level={2}>What a role may do</Heading>
        {mayChange && (
          <Button variant="outline" size="sm" icon={<Plus />} onClick={() => setEdited("new")}>
            Own role
          </Button>
        )}
      </div>
      {isPhone ? <RoleFolds team={team} onEdit={open} /> : <RoleMatrix team={team} onEdit={open} />}
      {edited !== null && (
        <RoleDialog
          team={team}
          role={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}
