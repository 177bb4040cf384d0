import { use } from "react";
import { PortalContext } from "./PortalContext.ts";
import type { Portal } from "./portal.types.ts";

/** The portal's stores and settings. */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (!portal) throw new Error("usePortal() needs a PortalContext above it. Render inside <App>.");
  return portal;
}
