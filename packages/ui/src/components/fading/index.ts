export { fading } from "./Fading.css.ts";
export { useFading } from "./useFading.ts";
