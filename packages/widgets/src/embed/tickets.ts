import { ticketsWidget } from "../tickets/definition.ts";
import { start } from "./start.ts";

start(ticketsWidget, import.meta.url);
