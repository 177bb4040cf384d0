import { widget } from "../poll/definition.ts";
import { start } from "./start.ts";

start(widget, import.meta.url);
