import { rsvpWidget } from "../rsvp/definition.ts";
import { start } from "./start.ts";

start(rsvpWidget, import.meta.url);
