export { lost } from "./lost.ts";
export { lock } from "./lock.ts";
export { map } from "./map.ts";
