import type { Choice } from "@jubilee/ui/command-palette";
import { mayLeave } from "@jubilee/ui/link";
import { useLocation } from "wouter";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { useAuth } from "../../../app/session/useAuth.ts";
import { useOpenFeature } from "../../../page-kit/useOpenFeature.ts";
import { noteUse } from "../../../page-kit/uses/uses.ts";
import type { Opening, PaletteRow } from "./palette.types.ts";

/** What is no place to go to: it happens over the page that is open. */
export type Doing = Extract<Opening, { does: unknown }>;

/** Opens a row, and keeps on this device that it was; answers what is still to be done. */
export function useOpenRow(): (row: PaletteRow, choice: Choice) => Doing | null {
  const [, navigate] = useLocation();
  const openFeature = useOpenFeature();
  const { storage } = usePortal();
  const userId = useAuth().user?.id;
  return ({ key, title, kind, opens }, { apart }) => {
    if (userId) noteUse(storage, userId, { key, title, ...(kind ? { kind } : {}) });
    if ("does" in opens) return opens;
    if ("feature" in opens) openFeature(opens.feature);
    else if (apart) window.open(opens.to, "_blank", "noopener");
    else if (mayLeave(opens.to)) navigate(opens.to);
    return null;
  };
}
