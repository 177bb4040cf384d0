import { TabLinks } from "@jubilee/ui/tabs";
import type { ReactNode } from "react";
import { RouterAnchor } from "../../app/routing/RouterAnchor.tsx";
import { PageFrame } from "../PageFrame.tsx";
import { PageHeader } from "../PageHeader.tsx";
import { page, pages, parts } from "./AdminFrame.css.ts";
import { adminGroups, adminPages, type AdminPlace } from "./adminMenu.ts";

export interface AdminFrameProps {
  place: AdminPlace;
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the administration: its title and the way to the others. */
export function AdminFrame({ place, title, lead, actions, children }: AdminFrameProps) {
  const current = adminGroups.find(({ places }) => places.includes(place));
  return (
    <PageFrame>
      <PageHeader title={title} lead={lead} actions={actions} />
      <div className={parts}>
        <TabLinks
          label="Administration"
          links={adminGroups.map((group) => ({
            href: adminPages[group.places[0]].href,
            label: group.label,
            current: group === current,
          }))}
        />
        {current && current.places.length > 1 && (
          <nav aria-label={current.label}>
            <ul className={pages}>
              {current.places.map((name) => (
                <li key={name}>
                  <RouterAnchor
                    href={adminPages[name].href}
                    className={page}
                    aria-current={name === place ? "page" : undefined}
                  >
                    {adminPages[name].label}
                  </RouterAnchor>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {children}
    </PageFrame>
  );
}
