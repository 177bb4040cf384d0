import { TabLinks } from "@jubilee/ui/tabs";
import type { ReactNode } from "react";
import { PageFrame } from "../PageFrame.tsx";
import { PageHeader } from "../PageHeader.tsx";
import { parts } from "./AdminFrame.css.ts";
import { adminPlaceNames, adminPlaces, type AdminPlace } from "./adminPlaces.ts";

const places: readonly AdminPlace[] = [
  "dashboard",
  "users",
  "subscriptions",
  "events",
  "venues",
  "activities",
  "invitations",
  "affiliates",
  "messages",
  "links",
  "health",
  "audit",
  "administrators",
];

export interface AdminFrameProps {
  place: AdminPlace;
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the administration: its title and the way to the others. */
export function AdminFrame({ place, title, lead, actions, children }: AdminFrameProps) {
  return (
    <PageFrame>
      <PageHeader title={title} lead={lead} actions={actions} />
      <div className={parts}>
        <TabLinks
          label="Administration"
          links={places.map((name) => ({
            href: adminPlaces[name],
            label: adminPlaceNames[name],
            current: name === place,
          }))}
        />
      </div>
      {children}
    </PageFrame>
  );
}
