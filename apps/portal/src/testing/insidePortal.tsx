import type { Decorator } from "@storybook/react-vite";
import { PortalContext } from "../app/portal/PortalContext.ts";
import { aPortal, maya } from "./aPortal.ts";

const around =
  (portal: ReturnType<typeof aPortal>): Decorator =>
  (Story) => (
    <PortalContext value={portal}>
      <Story />
    </PortalContext>
  );

/** Around a story of a part that asks for the portal, and loads nothing. */
export const insidePortal = around(aPortal());

/** The same for a part that asks who is signed in. */
export const insideOwnPortal = around(aPortal({ status: "signed-in", user: maya }));
