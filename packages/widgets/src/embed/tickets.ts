import { widget } from "../tickets/definition.ts";
import { start } from "./start.ts";

start(widget, import.meta.url);
