export { Countdown, type CountdownProps } from "./Countdown.tsx";
export { useNow } from "./useNow.ts";
export { countdownParts, type CountdownParts } from "./countdownParts.ts";
