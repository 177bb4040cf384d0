import "../features/site/areas/today.types.ts";
import { routes } from "./routes.gen.ts";

/** Every route of the portal: the features' fragments (`*.routes.ts`), found by their names. */
export const manifest = routes;

type Manifest = typeof manifest;

declare module "../app/routing/routing.types.ts" {
  interface KnownRoutes extends Manifest {}
}
