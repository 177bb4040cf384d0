import { widget } from "../showcase/definition.ts";
import { start } from "./start.ts";

start(widget, import.meta.url);
