import { createContext } from "react";
import type { Resolved } from "./resolve.rules.ts";

/** The address that is shown; null on an unknown path. */
export const RouteContext = createContext<Resolved | null>(null);
