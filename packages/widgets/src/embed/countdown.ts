import { widget } from "../countdown/definition.ts";
import { start } from "./start.ts";

start(widget, import.meta.url);
