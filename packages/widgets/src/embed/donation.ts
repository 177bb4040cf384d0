import { widget } from "../donation/definition.ts";
import { start } from "./start.ts";

start(widget, import.meta.url);
