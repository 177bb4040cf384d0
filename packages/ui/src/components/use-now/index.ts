export { useNow } from "./useNow.ts";
export { countdownParts, type CountdownParts } from "./countdownParts.ts";
