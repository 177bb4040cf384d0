export { useListMotion } from "./useListMotion.ts";
