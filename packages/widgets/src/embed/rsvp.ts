import { rsvpWidget } from "../rsvp/definition.ts";
import { takeInlined } from "./first-inlined.ts";
import { start } from "./start.ts";

takeInlined();
start(rsvpWidget, import.meta.url);
