import { widget } from "../rsvp/definition.ts";
import { start } from "./start.ts";

start(widget, import.meta.url);
