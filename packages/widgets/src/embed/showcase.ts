import { showcaseWidget } from "../showcase/definition.ts";
import { start } from "./start.ts";

start(showcaseWidget, import.meta.url);
