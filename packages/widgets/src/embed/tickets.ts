import { ticketsWidget } from "../tickets/definition.ts";
import { takeInlined } from "./first-inlined.ts";
import { start } from "./start.ts";

takeInlined();
start(ticketsWidget, import.meta.url);
