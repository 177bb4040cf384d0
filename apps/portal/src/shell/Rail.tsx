import { categoriesFor, glanceEntry } from "@jubilee/core/site/catalogue.rules";
import { CircleQuestionMark, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { Fragment } from "react";
import { useStore } from "zustand";
import { href } from "../app/routing/href.ts";
import { useRoute } from "../app/routing/useRoute.ts";
import { useIsAdmin } from "../app/session/useIsAdmin.ts";
import { useSearchParam } from "../page-kit/list/address/useSearchParam.ts";
import { currentCategory, dashboardLink, isHelp } from "./category.rules.ts";
import { helpBox } from "./help.store.ts";
import { RailLink } from "./RailLink.tsx";
import { RailNotices } from "./RailNotices.tsx";
import { item, narrowItem, narrowName, narrowSeparator, rail, separator } from "./Rail.css.ts";

interface RailProps {
  isNarrow: boolean;
  onToggle: () => void;
}

/** The desktop rail: At a Glance and the catalogue's categories; 264 or 64 px wide. */
export function Rail({ isNarrow, onToggle }: RailProps) {
  const isAdmin = useIsAdmin() === true;
  const route = useRoute();
  const [named] = useSearchParam("category");
  const current = currentCategory(route?.name ?? null, route?.entry.feature ?? null, named);
  const ToggleIcon = isNarrow ? PanelLeftOpen : PanelLeftClose;
  const look = isNarrow ? `${item} ${narrowItem}` : item;
  const isHelpOpen = useStore(helpBox.state, ({ isOpen }) => isOpen);
  const line = isNarrow ? `${separator} ${narrowSeparator}` : separator;
  return (
    <nav className={rail} aria-label="Categories">
      <RailLink
        href={href("dashboard")}
        title={glanceEntry.title}
        icon={glanceEntry.icon}
        isCurrent={current === glanceEntry.key}
        isNarrow={isNarrow}
      />
      <RailNotices isNarrow={isNarrow} />
      {categoriesFor(isAdmin).map(({ key, title, icon, separatorBefore }) => (
        <Fragment key={key}>
          {separatorBefore && <hr className={line} />}
          <RailLink
            href={dashboardLink(key)}
            title={title}
            icon={icon}
            isCurrent={current === key}
            isNarrow={isNarrow}
          />
        </Fragment>
      ))}
      <hr className={line} />
      <button
        type="button"
        className={look}
        onClick={helpBox.toggle}
        aria-expanded={isHelpOpen}
        aria-current={isHelp(route?.name ?? null) ? "page" : undefined}
      >
        <CircleQuestionMark size={18} strokeWidth={1.75} />
        <span className={isNarrow ? narrowName : undefined}>Help</span>
      </button>
      <button
        type="button"
        className={look}
        onClick={onToggle}
        aria-expanded={!isNarrow}
        aria-label={isNarrow ? "Widen the categories" : "Narrow the categories"}
      >
        <ToggleIcon size={18} strokeWidth={1.75} />
        <span className={isNarrow ? narrowName : undefined}>{isNarrow ? "Widen" : "Narrow"}</span>
      </button>
    </nav>
  );
}
