import { drawerEntries, glanceEntry } from "@jubilee/core/site/catalogue.rules";
import { ArrowLeft } from "lucide-react";
import { RouterAnchor } from "../app/routing/RouterAnchor.tsx";
import { CategoryIcon } from "../page-kit/CategoryIcon.tsx";
import { useSearchParam } from "../page-kit/list/address/useSearchParam.ts";
import { dashboardLink } from "./category.rules.ts";
import { back, list, row } from "./Menu.css.ts";

/** The dashboard's eleven entries and the way back to the main menu. */
export function DrawerCategories({ onBack }: { onBack: () => void }) {
  const [named] = useSearchParam("category");
  const chosen = named ?? glanceEntry.key;
  return (
    <>
      <button type="button" className={back} onClick={onBack}>
        <ArrowLeft size={18} strokeWidth={1.75} />
        Back to Main Menu
      </button>
      <ul className={list}>
        {drawerEntries.map(({ key, title, icon }) => (
          <li key={key}>
            <RouterAnchor
              href={dashboardLink(key)}
              className={row}
              aria-current={key === chosen ? "page" : undefined}
            >
              <CategoryIcon name={icon} />
              {title}
            </RouterAnchor>
          </li>
        ))}
      </ul>
    </>
  );
}
