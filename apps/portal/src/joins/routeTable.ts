import { createRouteTable } from "../app/routing/routeTable.ts";
import { manifest } from "./manifest.ts?first";

/** The portal's addresses: what a visitor may open and the frame links to first, the rest when it is asked for. */
export const routeTable = createRouteTable(
  manifest,
  async () => (await import("./manifest.ts?rest")).manifest,
);
