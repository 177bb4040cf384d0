import type { Decorator } from "@storybook/react-vite";
import { PortalContext } from "../app/portal/PortalContext.ts";
import { aPortal } from "./aPortal.ts";

const portal = aPortal();

/** Around a story of a part that asks for the portal, and loads nothing. */
export const insidePortal: Decorator = (Story) => (
  <PortalContext value={portal}>
    <Story />
  </PortalContext>
);
