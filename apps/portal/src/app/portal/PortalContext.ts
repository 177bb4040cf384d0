import { createContext } from "react";
import type { Portal } from "./portal.types.ts";

export const PortalContext = createContext<Portal | null>(null);
