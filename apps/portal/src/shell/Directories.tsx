import { accessRestrictedCopy } from "@jubilee/core/platform/admin.copy";
import { Badge } from "@jubilee/ui/badge";
import { toast } from "@jubilee/ui/toast";
import { Compass, Store, type LucideIcon } from "lucide-react";
import { RouterAnchor } from "../app/routing/RouterAnchor.tsx";
import { href } from "../app/routing/href.ts";
import { useIsAdmin } from "../app/session/useIsAdmin.ts";
import { caption, list, row, rowText } from "./Menu.css.ts";

interface Directory {
  label: string;
  fullName: "Event Planner Directory" | "Supplier Directory";
  href: string;
  icon: LucideIcon;
}

const directories: Directory[] = [
  {
    label: "Event Planner",
    fullName: "Event Planner Directory",
    href: href("directory.planners"),
    icon: Compass,
  },
  {
    label: "Suppliers",
    fullName: "Supplier Directory",
    href: href("directory.suppliers"),
    icon: Store,
  },
];

/** Both Coming Soon; clickable only by administrators. Source: specification section 6. */
export function Directories({ onChoose }: { onChoose: () => void }) {
  const isAdmin = useIsAdmin() === true;
  return (
    <>
      <h2 className={caption}>Directories</h2>
      <ul className={list}>
        {directories.map(({ label, fullName, href: target, icon: Icon }) => {
          const content = (
            <>
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              <span className={rowText}>{label}</span>
              <Badge tone="marigold">Coming Soon</Badge>
            </>
          );
          const refuse = () => {
            const { title, description } = accessRestrictedCopy(fullName);
            toast.destructive(title, { description });
            onChoose();
          };
          return (
            <li key={label}>
              {isAdmin ? (
                <RouterAnchor href={target} className={row}>
                  {content}
                </RouterAnchor>
              ) : (
                <button type="button" className={row} onClick={refuse}>
                  {content}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
