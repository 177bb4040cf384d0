import { countdownWidget } from "../countdown/definition.ts";
import { start } from "./start.ts";

start(countdownWidget, import.meta.url);
